import type { CallData } from '@surco/shared/contract';
import type { FastifyRequest } from 'fastify';
import { writeAccessEntry } from '../../../core/audit/writeAccessEntry';
import { withTransaction, type Tx } from '../../../core/db/transaction';
import type { CurrentUser } from '../../../core/http/currentUser';
import { HttpError } from '../../../core/http/httpError';
import type { RequestOrigin } from '../../../core/http/readRequestOrigin';
import { endOtherSessions, endOwnSession } from '../../../core/security/sessions/ownSessions';
import type { Services } from '../../services';

type EndedSession = { [K in keyof RequestOrigin]: string | null };

const writeEndEntry = (tx: Tx, request: FastifyRequest, { id }: CurrentUser, ended: EndedSession): Promise<void> =>
  writeAccessEntry(tx, request, { action: 'SESSION_END', userId: id, actorId: id, details: { ended } });

/** Ends one of the user's own sessions; its next request is rejected and its streams close. */
export async function endSessionById(
  { db }: Services,
  request: FastifyRequest,
  user: CurrentUser,
  sessionId: string,
): Promise<null> {
  await withTransaction(db, async (tx) => {
    const ended = await endOwnSession(tx, user, sessionId);
    if (!ended) throw new HttpError('NO_ENCONTRADO', { text: 'Esa sesión ya se cerró.' });
    await writeEndEntry(tx, request, user, ended);
  });
  return null;
}

/**
 * Ends all of the user's own sessions except that of the request, with an audit entry for each.
 * @returns their number
 */
export async function endOtherSessionsWithAudit(tx: Tx, request: FastifyRequest, user: CurrentUser): Promise<number> {
  const ended = await endOtherSessions(tx, user);
  for (const session of ended) await writeEndEntry(tx, request, user, session);
  return ended.length;
}

/** Ends all of the user's own sessions except that of the request. */
export const endAllOtherSessions = (
  { db }: Services,
  request: FastifyRequest,
  user: CurrentUser,
): Promise<CallData<'DELETE /users/me/sessions'>> =>
  withTransaction(db, async (tx) => ({ ended: await endOtherSessionsWithAudit(tx, request, user) }));
