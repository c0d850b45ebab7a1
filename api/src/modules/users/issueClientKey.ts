import type { CallData } from '@surco/shared/contract';
import { getAllowedUserActions } from '@surco/shared/domain';
import type { FastifyRequest } from 'fastify';
import { withTransaction } from '../../core/db/transaction';
import type { CurrentUser } from '../../core/http/currentUser';
import { HttpError, requireFound, assertNoFieldErrors } from '../../core/http/httpError';
import { readRequestOrigin } from '../../core/http/readRequestOrigin';
import { createRandomCode } from '../../core/security/createRandomCode';
import { endUserSessions } from '../../core/security/sessions/sessionStore';
import { getAccountLimits } from '../../core/security/rateLimit/rateLimitPolicies';
import { hashSecret } from '../../core/security/secretHash';
import { assertVersion } from '../../core/http/assertVersion';
import type { Services } from '../services';
import { createUnmanagedAccountError } from './createUnmanagedAccountError';
import { findUser } from './repository';
import { applyUserChange, lockUser } from './service';

/** 15 random characters are 75 bits. */
const generateClientKey = (): string => createRandomCode(3, 5);

/**
 * Issues a farmer's key. It is shown once: only its digest is stored. The former key becomes invalid and the sessions
 * of the farmer end. The count of failed sign-ins with the phone is reset. Does not support Idempotency-Key, because
 * the response is a secret and must not be stored.
 */
export async function issueClientKey(
  { db, rateLimiter }: Services,
  request: FastifyRequest,
  actor: CurrentUser,
  id: string,
  version: number | undefined,
): Promise<CallData<'POST /users/{id}/client-key'>> {
  requireFound(await findUser(db, actor, id));
  const clientKey = generateClientKey();
  const digest = await hashSecret(clientKey);
  const issued = await withTransaction(db, async (tx) => {
    const before = await lockUser(tx, actor, id);
    assertVersion(before, version);
    const may = getAllowedUserActions({ actor, user: before });
    if (!may.edit) throw createUnmanagedAccountError();
    if (!may.clientKey)
      throw new HttpError('TRANSICION_INVALIDA', { text: 'La clave de cliente es solo para agricultores activos.' });
    if (!before.phone) assertNoFieldErrors([{ path: 'phone', message: 'Escriba antes el teléfono del agricultor.' }]);
    const change = { client_key_hash: digest, client_key_hint: clientKey.slice(-4) };
    const audit = { actions: ['CLIENT_KEY'], origin: readRequestOrigin(request) };
    const user = await applyUserChange(tx, actor, before, audit, change, () => endUserSessions(tx, id));
    return { clientKey, user };
  });
  if (issued.user.phone) await rateLimiter.clear(getAccountLimits(issued.user.phone));
  return issued;
}
