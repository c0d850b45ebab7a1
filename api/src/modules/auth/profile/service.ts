import type { CallInput, User } from '@surco/shared/contract';
import { changedBy } from '../../../core/db/recordColumns';
import type { HttpExchange } from '../../../core/http/registerRoute';
import { withTransaction } from '../../../core/db/transaction';
import { requireFound, createFieldError } from '../../../core/http/httpError';
import { readRequestOrigin } from '../../../core/http/readRequestOrigin';
import { assertVersion } from '../../../core/http/assertVersion';
import type { CurrentUser } from '../../../core/http/currentUser';
import type { Services } from '../../services';
import { writeSessionCookie } from '../../../core/security/sessions/sessionCookie';
import { createSession } from '../../../core/security/sessions/sessionStore';
import { writeAuditEntry } from '../../../core/audit/writeAuditEntry';
import { assertPasswordAllowed, setPassword } from '../password/service';
import { hashSecret } from '../../../core/security/secretHash';
import { findUserById } from '../../users';
import { assertIdentity } from './assertIdentity';

export const getProfile = async ({ db }: Services, user: CurrentUser): Promise<User> =>
  requireFound(await findUserById(db, user.id));

/** Changes the user's own names and telephone. @throws HttpError 409 when the version is stale */
export function updateProfile(
  { db }: Services,
  user: CurrentUser,
  body: CallInput<'PUT /users/me'>['body'],
): Promise<User> {
  const { firstName, lastName, phone, version } = body;
  return withTransaction(db, async (tx) => {
    await tx.selectFrom('users').select('id').where('id', '=', user.id).forUpdate().execute();
    const before = requireFound(await findUserById(tx, user.id));
    assertVersion(before, version);
    await tx
      .updateTable('users')
      .set({
        first_name: firstName,
        last_name: lastName,
        phone,
        ...changedBy(user.id),
      })
      .where('id', '=', user.id)
      .execute();
    const after = requireFound(await findUserById(tx, user.id));
    await writeAuditEntry(tx, user, { action: 'UPDATE', entity: 'user', entityId: user.id, before, after });
    return after;
  });
}

const noPasswordMessage =
  'Su cuenta todavía no tiene contraseña. Pida un enlace para elegir una en «¿Olvidó su contraseña?».';

/** Changes the user's own password: ends every session and opens a new one for this browser. */
export async function changePassword(
  services: Services,
  user: CurrentUser,
  { request, reply }: HttpExchange,
  { currentPassword, password }: CallInput<'POST /users/me/password'>['body'],
): Promise<null> {
  const { db, settings } = services;
  const account = await db
    .selectFrom('users')
    .select(['password_hash', 'first_name', 'last_name', 'email', 'phone'])
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow();
  if (account.password_hash === null) throw createFieldError('currentPassword', noPasswordMessage);
  await assertIdentity(services, user, { path: 'currentPassword', password: currentPassword });
  if (password === currentPassword)
    throw createFieldError('password', 'La contraseña nueva debe ser distinta de la actual.');
  assertPasswordAllowed(password, account);
  const passwordHash = await hashSecret(password);
  const token = await withTransaction(db, async (tx) => {
    await setPassword(services, tx, request, user.id, passwordHash);
    const { viaDirectory } = user;
    return createSession(tx, user.id, { viaDirectory, origin: readRequestOrigin(request) });
  });
  writeSessionCookie(reply, settings, token);
  return null;
}
