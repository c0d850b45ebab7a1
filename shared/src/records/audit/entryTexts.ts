import type { AuditEntry } from '../../contract';
import { formatFullName, formatNetworkAddress, noValue } from '../../domain';
import { isRecord } from '../../domain/isRecord';
import { getEntityLabel } from './auditLabels';
import { getFieldChanges, getRecordName } from './getFieldChanges';

/** The entity and the name of a record, for example "DKbono DKB-2026-000123". */
export const formatRecordTitle = (entry: AuditEntry): string =>
  [getEntityLabel(entry.entity), getRecordName(entry)].filter(Boolean).join(' ');

/** Actions of somebody who has not signed in and may not be the owner of the account or the customer. */
const anonymousActions: ReadonlySet<string> = new Set(['SIGN_IN_FAILED', 'RESET_REQUEST', 'REGISTER_AGAIN']);

/**
 * The author of an entry. Automatic changes, public registrations, failed sign-ins and requests for a new password have
 * no user.
 */
export function formatAuthor({ user, action, entity, after }: AuditEntry): string {
  if (user) return formatFullName(user);
  // A team with its token, or the operator.
  const publisher = entity === 'remote-release' && isRecord(after) ? after.publishedBy : undefined;
  if (typeof publisher === 'string' && publisher !== 'Surco') return publisher;
  if (anonymousActions.has(action)) return 'Sin identificar';
  return action === 'REGISTER' ? 'El propio cliente' : 'Surco (automático)';
}

/** The device and network address of the request that caused an entry; null where they are not recorded. */
export function formatOrigin({ after }: Pick<AuditEntry, 'after'>): string | null {
  if (!isRecord(after) || !isRecord(after.origin)) return null;
  const { device, address } = after.origin;
  const parts = [typeof device === 'string' ? device : 'Dispositivo desconocido'];
  return [...parts, ...(typeof address === 'string' ? [formatNetworkAddress(address)] : [])].join(' · ');
}

/** Every changed field of an audit entry, before and after, in one line. */
export const formatChanges = (entry: AuditEntry): string =>
  getFieldChanges(entry)
    .map(({ field, before, after }) => `${field}: ${before ?? noValue} → ${after ?? noValue}`)
    .join('; ');
