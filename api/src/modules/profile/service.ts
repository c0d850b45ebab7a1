import type { CallInput, User } from '@surco/shared/contract';
import { sql } from 'kysely';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { transaction } from '../../db/transaction';
import { Failure, found } from '../../http/failure';
import type { CurrentUser } from '../../http/currentUser';
import type { Services } from '../../http/services';
import { attempt } from '../../plugins/attempts';
import { writeCookie } from '../../plugins/session/cookie';
import { createSession } from '../../plugins/session/store';
import { audit } from '../documents/audit';
import { checkPassword, setPassword, tellOwner } from '../password/service';
import { ownPasswordAllowances } from '../session/limits';
import { hashSecret, verifySecret } from '../session/password';
import { findUserById } from '../users/repository';

export const ownProfile = async ({ db }: Services, user: CurrentUser): Promise<User> =>
  found(await findUserById(db, user.id));

/** One's names and telephone; a version that is not the newest is answered with the record as it is. */
export function changeProfile(
  { db }: Services,
  user: CurrentUser,
  body: CallInput<'PUT /users/me'>['body'],
): Promise<User> {
  const { firstName, lastName, phone, version } = body;
  return transaction(db, async (tx) => {
    await tx.selectFrom('users').select('id').where('id', '=', user.id).forUpdate().execute();
    const before = found(await findUserById(tx, user.id));
    if (before.version !== version) throw new Failure('VERSION_OBSOLETA', { data: before });
    await tx
      .updateTable('users')
      .set({
        first_name: firstName,
        last_name: lastName,
        phone,
        version: sql`version + 1`,
        updated_at: sql`now()`,
        updated_by: user.id,
      })
      .where('id', '=', user.id)
      .execute();
    const after = found(await findUserById(tx, user.id));
    await audit(tx, user, { action: 'UPDATE', entity: 'user', entityId: user.id, before, after });
    return after;
  });
}

const wrong = (path: string, message: string): Failure =>
  new Failure('DATOS_INVALIDOS', { details: [{ path, message }] });
const noPassword = 'Su cuenta todavía no tiene contraseña. Pida un enlace para elegir una en «¿Olvidó su contraseña?».';

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Changes one's password: the other sessions end, this one goes on under a new id. */
export async function changePassword(
  services: Services,
  user: CurrentUser,
  { reply }: Exchange,
  { currentPassword, password }: CallInput<'POST /users/me/password'>['body'],
): Promise<null> {
  const { db, settings } = services;
  const account = await db
    .selectFrom('users')
    .select(['password_hash', 'first_name', 'last_name', 'email', 'phone'])
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow();
  if (account.password_hash === null) throw wrong('currentPassword', noPassword);
  await attempt(db, ownPasswordAllowances(user.id), async () => {
    const fits = await verifySecret(account.password_hash, currentPassword);
    if (!fits) throw wrong('currentPassword', 'La contraseña actual no es correcta.');
  });
  if (password === currentPassword) throw wrong('password', 'La contraseña nueva debe ser distinta de la actual.');
  checkPassword(password, account);
  const passwordHash = await hashSecret(password);
  const token = await transaction(db, async (tx) => {
    await setPassword(tx, user.id, passwordHash);
    return createSession(tx, user.id);
  });
  writeCookie(reply, settings, token);
  tellOwner(services, account);
  return null;
}
