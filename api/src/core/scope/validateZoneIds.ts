import type { FieldError } from '@surco/shared/contract';
import type { Tx } from '../db/transaction';
import type { CurrentUser } from '../http/currentUser';

/**
 * Checks the zones assigned to a user or partner: they exist and, unless an administrator assigns them, are zones of
 * the user who assigns them. Zones that were assigned before may stay.
 */
export async function validateZoneIds(
  tx: Tx,
  assigner: CurrentUser,
  zoneIds: readonly string[],
  previous: readonly string[] = [],
): Promise<FieldError[]> {
  const added = [...new Set(zoneIds)].filter((id) => !previous.includes(id));
  if (added.length === 0) return [];
  const known = await tx.selectFrom('zones').select('id').where('id', 'in', added).execute();
  const areOwn = assigner.role === 'Admin' || added.every((id) => assigner.zoneIds.includes(id));
  return known.length === added.length && areOwn
    ? []
    : [{ path: 'zoneIds', message: 'Elija zonas de las que tiene a su cargo.' }];
}
