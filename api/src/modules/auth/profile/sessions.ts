import type { CallData } from '@surco/shared/contract';
import type { FastifyRequest } from 'fastify';
import { writeAccessEntry } from '../../../core/audit/writeAccessEntry';
import { withTransaction, type Tx } from '../../../core/db/transaction';
import type { CurrentUser } from '../../../core/http/currentUser';
import { HttpError } from '../../../core/http/httpError';
import type { RequestOrigin } from '../../../core/http/readRequestOrigin';
import { endOtherSessions, endOwnSession, listOwnSessions } from '../../../core/security/sessions/ownSessions';
import type { Services } from '../../services';
import { assertIdentity } from './assertIdentity';

type EndedSession = { [K in keyof RequestOrigin]: string | null };

const writeEndEntry = (tx: Tx, request: FastifyRequest, { id }: CurrentUser, ended: EndedSession): Promise<void> =>
  writeAccessEntry(tx, request, { action: 'SESSION_END', userId: id, actorId: id, details: { ended } });

/** Ends one of the user's own sessions; its next request is rejected and its streams close. */
export async function endSessionById(
  services: Services,
  request: FastifyRequest,
  user: CurrentUser,
  { id: sessionId, currentPassword }: { id: string; currentPassword?: string },
): Promise<null> {
  const createEndedError = () => new HttpError('NO_ENCONTRADO', { text: 'Esa sesión ya se cerró.' });
  if (!(await listOwnSessions(services.db, user)).some(({ id }) => id === sessionId)) throw createEndedError();
  await assertIdentity(services, user, { path: 'currentPassword', password: currentPassword });
  await withTransaction(services.db, async (tx) => {
    const ended = await endOwnSession(tx, user, sessionId);
    if (!ended) throw createEndedError();
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
export async function endAllOtherSessions(
  services: Services,
  request: FastifyRequest,
  user: CurrentUser,
  currentPassword?: string,
): Promise<CallData<'DELETE /users/me/sessions'>> {
  await assertIdentity(services, user, { path: 'currentPassword', password: currentPassword });
  return withTransaction(services.db, async (tx) => ({ ended: await endOtherSessionsWithAudit(tx, request, user) }));
}
