import type { FastifyRequest } from 'fastify';
import { type SqlBool, sql } from 'kysely';
import { writeAccessEntry } from '../audit/writeAccessEntry';
import type { Condition } from '../db/conditions';
import type { Row } from '../db/schema/database';
import type { Tx } from '../db/transaction';

/**
 * Records that a push device was turned on, changed or turned off.
 * @param request of its user; null when Surco did it by itself
 */
export const writePushEntry = (
  tx: Tx,
  request: FastifyRequest | null,
  action: 'PUSH_ON' | 'PUSH_CHANGE' | 'PUSH_OFF',
  { user_id: userId, device, muted_types: mutedTypes, show_amounts: showAmounts }: Row<'push_subscriptions'>,
): Promise<void> =>
  writeAccessEntry(tx, request, {
    action,
    userId,
    actorId: request && userId,
    details: { device, mutedTypes, showAmounts },
  });

/** Deletes the devices that match, without a request of their users, and records each as turned off by no actor. */
export async function removePushDevices(tx: Tx, where: Condition): Promise<void> {
  const removed = await tx
    .deleteFrom('push_subscriptions')
    .where(sql<SqlBool>`${where}`)
    .returningAll()
    .execute();
  for (const row of removed) await writePushEntry(tx, null, 'PUSH_OFF', row);
}
