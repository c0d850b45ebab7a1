import type { AuditEntry } from '@surco/shared/contract';
import { texts } from '../texts';
import { formatOrigin } from './formatOrigin';
import { getFieldChanges } from './getFieldChanges';

/** Every changed field of an audit entry, before and after, in one line. */
export const formatChanges = (entry: AuditEntry): string =>
  getFieldChanges(entry)
    .map(({ field, before, after }) => `${field}: ${before ?? texts.none} → ${after ?? texts.none}`)
    .join('; ');

/** What an audit entry changed, in one line for the list. */
export function summarizeChanges(entry: AuditEntry): string {
  if (entry.after === null && entry.before !== null) return texts.deleted;
  const { length } = getFieldChanges(entry);
  const origin = formatOrigin(entry);
  if (origin && (entry.before === null || length === 0)) return origin;
  if (length === 0) return texts.noChanges;
  return entry.before === null ? texts.created(length) : formatChanges(entry);
}
