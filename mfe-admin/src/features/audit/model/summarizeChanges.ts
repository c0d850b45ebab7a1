import type { AuditEntry } from '@surco/shared/contract';
import { formatChanges, formatOrigin } from '@surco/shared/records/audit/entryTexts';
import { getFieldChanges } from '@surco/shared/records/audit/getFieldChanges';
import { texts } from '../texts';

/** What an audit entry changed, in one line for the list. */
export function summarizeChanges(entry: AuditEntry): string {
  if (entry.after === null && entry.before !== null) return texts.deleted;
  const { length } = getFieldChanges(entry);
  const origin = formatOrigin(entry);
  if (origin && (entry.before === null || length === 0)) return origin;
  if (length === 0) return texts.noChanges;
  return entry.before === null ? texts.created(length) : formatChanges(entry);
}
