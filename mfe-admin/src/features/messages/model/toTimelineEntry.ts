import type { AuditEntry } from '@surco/shared/contract';
import { formatFullName } from '@surco/shared/domain';
import { isRecord } from '@surco/shared/platform';
import type { TimelineChange, TimelineEntry } from '@surco/shared/ui/detail';
import { texts } from '../texts';

const historyFields = [
  ['subject', texts.subject],
  ['body', texts.body],
  ['active', texts.active],
] as const;

const formatValue = (value: unknown): string | null => {
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  return typeof value === 'string' && value !== '' ? value : null;
};

/** The changed fields: subject, body and status; all of them for a new or deleted message. */
function getChanges({ before, after }: Pick<AuditEntry, 'before' | 'after'>): TimelineChange[] {
  const [oldValues, newValues] = [isRecord(before) ? before : {}, isRecord(after) ? after : {}];
  return historyFields
    .map(([name, field]) => ({ field, before: formatValue(oldValues[name]), after: formatValue(newValues[name]) }))
    .filter((change) => change.before !== change.after);
}

const isKnownAction = (action: string): action is keyof typeof texts.actions => action in texts.actions;

/** Converts an audit entry of a message to a timeline entry. */
export const toTimelineEntry = (entry: AuditEntry): TimelineEntry => ({
  at: entry.at,
  text: isKnownAction(entry.action) ? texts.actions[entry.action] : entry.action,
  who: entry.user ? formatFullName(entry.user) : texts.system,
  changes: getChanges(entry),
});
