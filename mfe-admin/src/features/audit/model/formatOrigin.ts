import type { AuditEntry } from '@surco/shared/contract';
import { formatNetworkAddress } from '@surco/shared/domain';
import { isRecord } from '@surco/shared/platform';
import { texts } from '../texts';

/** The device and network address of the request that caused an entry; null where they are not recorded. */
export function formatOrigin({ after }: Pick<AuditEntry, 'after'>): string | null {
  if (!isRecord(after) || !isRecord(after.origin)) return null;
  const { device, address } = after.origin;
  const parts = [typeof device === 'string' ? device : texts.unknownDevice];
  return [...parts, ...(typeof address === 'string' ? [formatNetworkAddress(address)] : [])].join(' · ');
}
