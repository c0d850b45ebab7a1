import type { AuditEntry } from '@surco/shared/contract';
import { getActionLabel } from '@surco/shared/records/audit/auditLabels';
import { formatRecordTitle } from '@surco/shared/records/audit/entryTexts';
import { createColumns } from '@surco/shared/records/lists/createColumns';
import { auditColumns } from '@surco/shared/records/lists/audit';
import type { ListColumn } from '@surco/shared/ui/table';
import { Icon } from '@surco/shared/ui/display';
import { Button } from 'antd';
import { summarizeChanges } from '../model/summarizeChanges';
import { texts } from '../texts';
import './auditColumns.css';

const column = createColumns(auditColumns);

/** The columns of the audit list: time, author, action, record, changes, and a button that calls `onView`. */
export const createAuditColumns = (onView: (entry: AuditEntry) => void): readonly ListColumn<AuditEntry>[] => [
  column('at', { sortField: 'at', cardOrder: 1, cardLabel: 'hidden', nowrap: true }),
  column('person', { cardLabel: 'hidden' }),
  column('action', {
    render: ({ action }) => <span className="surco-audit-action">{getActionLabel(action)}</span>,
    cardOrder: 2,
    cardLabel: 'hidden',
    nowrap: true,
  }),
  column('entity', { cardPosition: 'title' }),
  column('changes', { render: summarizeChanges, cardLabel: 'hidden' }),
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
