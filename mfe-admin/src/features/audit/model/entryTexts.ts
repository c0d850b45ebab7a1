import type { AuditEntry } from '@surco/shared/contract';
import { formatFullName } from '@surco/shared/domain';
import { texts } from '../texts';
import { getRecordName } from './getFieldChanges';
import { getEntityLabel } from './auditLabels';

/** The entity and the name of a record, for example "DKbono DKB-2026-000123". */
export const formatRecordTitle = (entry: AuditEntry): string =>
  [getEntityLabel(entry.entity), getRecordName(entry)].filter(Boolean).join(' ');

/** Actions of somebody who has not signed in and may not be the owner of the account or the customer. */
const ANONYMOUS_ACTIONS: ReadonlySet<string> = new Set(['SIGN_IN_FAILED', 'RESET_REQUEST', 'REGISTER_AGAIN']);

/**
 * The author of an entry. Automatic changes, public registrations, failed sign-ins and requests for a new password have
 * no user.
 */
export function formatAuthor({ user, action }: AuditEntry): string {
  if (user) return formatFullName(user);
  if (ANONYMOUS_ACTIONS.has(action)) return texts.anonymous;
  return action === 'REGISTER' ? texts.customerThemselves : texts.system;
}
