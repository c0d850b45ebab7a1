import type { AuditEntry } from '@surco/shared/contract';
import { formatDateTime } from '@surco/shared/domain/formats';
import type { ListColumn } from '@surco/shared/ui/list-page';
import { Button } from 'antd';
import { changesOf } from '../model/changes';
import { recordTitle, whoDid } from '../model/titles';
import { actionLabel } from '../model/words';
import { texts } from '../texts';
import { Summary } from './Summary';

const inOneLine = (entry: AuditEntry): string =>
  changesOf(entry)
    .map(({ field, before, after }) => `${field}: ${before ?? texts.none} → ${after ?? texts.none}`)
    .join('; ');

/** When, who, what, of which record, and what changed in it. */
export const columnsWith = (onView: (entry: AuditEntry) => void): readonly ListColumn<AuditEntry>[] => [
  {
    key: 'at',
    title: texts.at,
    render: ({ at }) => formatDateTime(at),
    cell: ({ at }) => ({ time: at }),
    sortField: 'at',
    nowrap: true,
  },
  { key: 'who', title: texts.who, render: whoDid },
  { key: 'action', title: texts.what, render: ({ action }) => actionLabel(action) },
  { key: 'entity', title: texts.entity, render: recordTitle, phone: 'title' },
  { key: 'changes', title: texts.changes, render: (entry) => <Summary entry={entry} />, cell: inOneLine },
  {
    key: 'view',
    title: texts.details,
    render: (entry) => (
      <Button
        aria-label={texts.viewOf(`${actionLabel(entry.action)}, ${recordTitle(entry)}`)}
        onClick={() => onView(entry)}
      >
        {texts.view}
      </Button>
    ),
  },
];
