import type { Problem } from '@surco/shared/domain/problem';
import type { Tx } from '../db/transaction';
import type { CurrentUser } from '../http/currentUser';

/** Zones that somebody gives to a user or partner: they exist and are the giver's own; what was there may stay. */
export async function zoneProblems(
  tx: Tx,
  giver: CurrentUser,
  zoneIds: readonly string[],
  had: readonly string[] = [],
): Promise<Problem[]> {
  const fresh = [...new Set(zoneIds)].filter((id) => !had.includes(id));
  if (fresh.length === 0) return [];
  const known = await tx.selectFrom('zones').select('id').where('id', 'in', fresh).execute();
  const own = giver.role === 'Admin' || fresh.every((id) => giver.zoneIds.includes(id));
  return known.length === fresh.length && own
    ? []
    : [{ path: 'zoneIds', message: 'Elija zonas de las que tiene a su cargo.' }];
}
