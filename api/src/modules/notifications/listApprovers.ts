import { getAllowedUserActions, type ManagedAccount, type Role } from '@surco/shared/domain';
import { sql } from 'kysely';
import type { Tx } from '../../core/db/transaction';

/**
 * P-05: the ids of the users who may approve an account. Coordinators and supervisors also need a zone in common with
 * it, because they do not find it otherwise.
 */
export async function listApprovers(tx: Tx, user: ManagedAccount, zoneIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string; role: Role; zone_ids: string[] }>`
    select u.id, u.role, array(select z.zone_id from user_zones z where z.user_id = u.id) as zone_ids
    from users u where u.status = 'ACTIVO' and u.role in ('Admin', 'Coordinator', 'Supervisor')`.execute(tx);
  return rows
    .map(({ id, role, zone_ids }) => ({ id, role, zoneIds: zone_ids }))
    .filter(({ role, zoneIds: own }) => role === 'Admin' || own.some((id) => zoneIds.includes(id)))
    .filter((actor) => getAllowedUserActions({ actor, user }).approve)
    .map(({ id }) => id);
}
