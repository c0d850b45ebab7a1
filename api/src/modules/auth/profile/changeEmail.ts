import { hostPaths, type CallInput } from '@surco/shared/contract';
import { limits } from '@surco/shared/domain';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { changedBy } from '../../../core/db/recordColumns';
import { writeAccessEntry } from '../../../core/audit/writeAccessEntry';
import { writeAuditEntry } from '../../../core/audit/writeAuditEntry';
import type { Db } from '../../../core/db/pool';
import { withTransaction, type Tx } from '../../../core/db/transaction';
import type { CurrentUser } from '../../../core/http/currentUser';
import { enqueueMail } from '../../../core/mail/enqueueMail';
import { HttpError, requireFound, createFieldError } from '../../../core/http/httpError';
import { readRequestOrigin } from '../../../core/http/readRequestOrigin';
import { mapUniqueViolation } from '../../../core/http/uniqueViolation';
import { redeemEmailChangeToken } from '../../../core/security/emailChangeTokens';
import { limitByAddress } from '../../../core/security/rateLimit/rateLimitPolicies';
import type { Services } from '../../services';
import { findUserById, secureEmailChange, userUniqueErrors } from '../../users';
import { assertIdentity } from './assertIdentity';

async function isEmailInUse(db: Db, email: string): Promise<boolean> {
  const owner = db
    .selectFrom('users')
    .select('id')
    .where(sql<string>`lower(email)`, '=', email.toLowerCase());
  return (await owner.executeTakeFirst()) !== undefined;
}

/** Mails a link to the new address; the account keeps its address until the link is confirmed. */
export async function requestEmailChange(
  services: Services,
  request: FastifyRequest,
  user: CurrentUser,
  { email, accountPassword }: CallInput<'POST /users/me/email'>['body'],
): Promise<null> {
  const { db, settings, rateLimiter } = services;
  await assertIdentity(services, user, { path: 'accountPassword', password: accountPassword });
  const account = await db
    .selectFrom('users')
    .select(['first_name', 'email'])
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow();
  if (email.toLowerCase() === account.email?.toLowerCase()) throw createFieldError('email', 'Ese ya es su correo.');
  await rateLimiter.consume([{ policy: 'own-email', key: user.id }]);
  const { users_email: duplicateError } = userUniqueErrors;
  if (await isEmailInUse(db, email))
    throw new HttpError('DUPLICADO', { text: duplicateError.message, details: [duplicateError] });
  const values = {
    nombre: account.first_name,
    enlace: `${settings.publicUrl}${hostPaths.confirmEmail}`,
    minutos: String(limits.linkMinutes.email),
  };
  await withTransaction(db, async (tx) => {
    await writeAccessEntry(tx, request, {
      action: 'EMAIL_REQUEST',
      userId: user.id,
      actorId: user.id,
      details: { email },
    });
    await enqueueMail(tx, { to: email, userId: user.id, key: 'email.confirm', values });
  });
  return null;
}

async function applyEmailChange(tx: Tx, request: FastifyRequest, token: string): Promise<void> {
  const change = await redeemEmailChangeToken(tx, token);
  if (!change) throw new HttpError('ENLACE_INVALIDO');
  const { user_id: id, email } = change;
  const before = requireFound(await findUserById(tx, id));
  if (before.status !== 'ACTIVO') throw new HttpError('ENLACE_INVALIDO');
  await mapUniqueViolation(
    tx
      .updateTable('users')
      .set({ email, ...changedBy(id) })
      .where('id', '=', id)
      .execute(),
    userUniqueErrors,
  );
  await secureEmailChange(tx, before);
  const after = { ...requireFound(await findUserById(tx, id)), origin: readRequestOrigin(request) };
  await writeAuditEntry(tx, { id }, { action: 'EMAIL', entity: 'user', entityId: id, before, after });
}

/** Changes the address of the account of a link. Only one of two concurrent uses succeeds. */
export async function confirmEmailChange(
  { db, rateLimiter }: Services,
  request: FastifyRequest,
  token: string,
): Promise<null> {
  await rateLimiter.limitFailures([limitByAddress('reset-link', request)], () =>
    withTransaction(db, (tx) => applyEmailChange(tx, request, token)),
  );
  return null;
}
