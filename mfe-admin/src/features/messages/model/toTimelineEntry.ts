import type { AuditEntry } from '@surco/shared/contract';
import { formatFullName } from '@surco/shared/domain';
import { isRecord } from '@surco/shared/platform';
import type { TimelineChange, TimelineEntry } from '@surco/shared/ui/detail';
import { formatField } from '@surco/shared/records/format';
import { messageFields, messageTextFields } from '@surco/shared/records/message';
import { texts } from '../texts';

const historyFields = Object.entries({ ...messageTextFields, active: messageFields.active });

/** The changed fields: subject, body and status; all of them for a new or deleted message. */
function getChanges({ before, after }: Pick<AuditEntry, 'before' | 'after'>): TimelineChange[] {
  const [oldValues, newValues] = [isRecord(before) ? before : {}, isRecord(after) ? after : {}];
  return historyFields
    .map(([name, field]) => ({
      field: field.label,
      before: name in oldValues ? formatField(field, oldValues[name]) : null,
      after: name in newValues ? formatField(field, newValues[name]) : null,
    }))
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
