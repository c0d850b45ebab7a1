import type { AuditEntry } from '@surco/shared/contract';
import { formatDateTime } from '@surco/shared/domain';
import type { ListColumn } from '@surco/shared/ui/table';
import { Icon } from '@surco/shared/ui/display';
import { Button } from 'antd';
import { formatRecordTitle, formatAuthor } from '../model/entryTexts';
import { formatOrigin } from '../model/formatOrigin';
import { getActionLabel } from '../model/auditLabels';
import { formatChanges, summarizeChanges } from '../model/summarizeChanges';
import { texts } from '../texts';
import './audit.css';

/** The columns of the audit list: time, author, action, record, changes, and a button that calls `onView`. */
export const createAuditColumns = (onView: (entry: AuditEntry) => void): readonly ListColumn<AuditEntry>[] => [
  {
    key: 'at',
    title: texts.at,
    render: ({ at }) => formatDateTime(at),
    exportCell: ({ at }) => ({ time: at }),
    sortField: 'at',
    sortAs: 'date',
    cardOrder: 1,
    cardLabel: 'hidden',
    nowrap: true,
  },
  { key: 'person', title: texts.personColumn, render: formatAuthor, cardLabel: 'hidden' },
  {
    key: 'action',
    title: texts.actionColumn,
    render: ({ action }) => <span className="surco-audit-action">{getActionLabel(action)}</span>,
    exportCell: ({ action }) => getActionLabel(action),
    cardOrder: 2,
    cardLabel: 'hidden',
    nowrap: true,
  },
  { key: 'entity', title: texts.entity, render: formatRecordTitle, cardPosition: 'title' },
  {
    key: 'changes',
    title: texts.changes,
    render: summarizeChanges,
    cardLabel: 'hidden',
    exportCell: (entry) => [formatChanges(entry), formatOrigin(entry)].filter(Boolean).join('; '),
  },
  {
    key: 'view',
    title: texts.details,
    cardPosition: 'buttons',
    render: (entry) => (
      <Button
        className="surco-audit-view"
        icon={<Icon name="eye" size={16} />}
        aria-label={texts.viewOf(`${getActionLabel(entry.action)}, ${formatRecordTitle(entry)}`)}
        onClick={() => onView(entry)}
      >
        {texts.view}
      </Button>
    ),
  },
];
