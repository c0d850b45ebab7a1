import type { FastifyRequest } from 'fastify';
import type { Tx } from '../db/transaction';
import { readRequestOrigin } from '../http/readRequestOrigin';
import { writeAuditEntry } from './writeAuditEntry';

interface AccessEvent {
  action: string;
  /** The account; null when the login belongs to none. */
  userId: string | null;
  /** Null without a session. */
  actorId: string | null;
  /** Other data of the event. */
  details?: object;
}

/**
 * Records a sign-in or another access event, with the name of the account's owner and the origin of the request.
 * @param request null for an event without one
 */
export async function writeAccessEntry(
  tx: Tx,
  request: FastifyRequest | null,
  { action, userId, actorId, details = {} }: AccessEvent,
): Promise<void> {
  const owner = await tx
    .selectFrom('users')
    .select(['first_name as firstName', 'last_name as lastName'])
    .where('id', '=', userId)
    .executeTakeFirst();
  const after = { ...owner, ...details, ...(request && { origin: readRequestOrigin(request) }) };
  await writeAuditEntry(tx, actorId === null ? null : { id: actorId }, {
    action,
    entity: 'user',
    entityId: userId,
    after,
  });
}
