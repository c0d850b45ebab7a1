import { limits } from '@surco/shared/domain';
import { sql } from 'kysely';
import type { Db } from '../../../core/db/pool';
import type { CurrentUser } from '../../../core/http/currentUser';
import { createFieldError, HttpError } from '../../../core/http/httpError';
import { verifySecretWithinLimits } from '../../../core/security/secretHash';
import type { Services } from '../../services';

async function isConfirmedByDirectory(db: Db, { sessionHash }: CurrentUser): Promise<boolean> {
  const session = await db
    .selectFrom('sessions')
    .select('id')
    .where('id_hash', '=', sessionHash)
    .where('identity_confirmed_at', '>', sql<Date>`now() - ${limits.identityConfirmationMinutes} * interval '1 minute'`)
    .executeTakeFirst();
  return session !== undefined;
}

/**
 * The rule of every change of the user's own access: e-mail address, password, second factor, passkeys, recovery codes
 * and sessions. A session is not enough for it, because it may be stolen or left open: the change takes the password,
 * or, of an account that has none, a new sign-in in the directory within the last minutes.
 * @param input the password, and the path of its field
 * @throws HttpError 400 on that field when the password is wrong, 429 after too many wrong ones, 403 without a new
 * sign-in in the directory
 */
export async function assertIdentity(
  { db, rateLimiter }: Pick<Services, 'db' | 'rateLimiter'>,
  user: CurrentUser,
  { path, password = '' }: { path: string; password?: string },
): Promise<void> {
  const { password_hash: digest } = await db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow();
  if (digest === null) {
    if (!(await isConfirmedByDirectory(db, user))) throw new HttpError('IDENTIDAD_SIN_CONFIRMAR');
  } else if (
    !(await verifySecretWithinLimits(rateLimiter, [{ policy: 'own-password', key: user.id }], {
      digest,
      secret: password,
    }))
  )
    throw createFieldError(path, 'La contraseña actual no es correcta.');
}
