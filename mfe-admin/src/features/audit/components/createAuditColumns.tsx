import type { AuditEntry } from '@surco/shared/contract';
import { formatDateTime } from '@surco/shared/domain';
import type { ListColumn } from '@surco/shared/ui/table';
import { Button } from 'antd';
import { getFieldChanges } from '../model/getFieldChanges';
import { formatRecordTitle, formatAuthor } from '../model/entryTexts';
import { formatOrigin } from '../model/formatOrigin';
import { getActionLabel } from '../model/auditLabels';
import { texts } from '../texts';
import { ChangeSummary } from './ChangeSummary';

const formatChangesInline = (entry: AuditEntry): string =>
  getFieldChanges(entry)
    .map(({ field, before, after }) => `${field}: ${before ?? texts.none} → ${after ?? texts.none}`)
    .join('; ');

/** The columns of the audit list: time, author, action, record, changes, and a button that calls `onView`. */
export const createAuditColumns = (onView: (entry: AuditEntry) => void): readonly ListColumn<AuditEntry>[] => [
  {
    key: 'at',
    title: texts.at,
    render: ({ at }) => formatDateTime(at),
    exportCell: ({ at }) => ({ time: at }),
    sortField: 'at',
    nowrap: true,
  },
  { key: 'person', title: texts.personColumn, render: formatAuthor },
  { key: 'action', title: texts.actionColumn, render: ({ action }) => getActionLabel(action) },
  { key: 'entity', title: texts.entity, render: formatRecordTitle, cardPosition: 'title' },
  {
    key: 'changes',
    title: texts.changes,
    render: (entry) => <ChangeSummary entry={entry} />,
    exportCell: (entry) => [formatChangesInline(entry), formatOrigin(entry)].filter(Boolean).join('; '),
  },
  {
    key: 'view',
    title: texts.details,
    render: (entry) => (
      <Button
        aria-label={texts.viewOf(`${getActionLabel(entry.action)}, ${formatRecordTitle(entry)}`)}
        onClick={() => onView(entry)}
      >
        {texts.view}
      </Button>
    ),
  },
];
