import {
  apiErrors,
  type CallData,
  type CallInput,
  type SecondFactorStatus,
  type TotpSetup,
} from '@surco/shared/contract';
import { noSecondFactorMessage } from '@surco/shared/domain';
import type { FastifyRequest } from 'fastify';
import { withTransaction, type Tx } from '../../../core/db/transaction';
import type { CurrentUser } from '../../../core/http/currentUser';
import { HttpError, createFieldError } from '../../../core/http/httpError';
import type { Services } from '../../services';
import { assertIdentity } from '../profile/assertIdentity';
import { endOtherSessionsWithAudit } from '../profile/sessions';
import { deleteRecoveryCodes, issueRecoveryCodes } from './recoveryCodes';
import { auditSecondFactorChange, mailSecondFactorChange, type SecondFactorChange } from './secondFactorChange';
import { isSecondFactorRequiredFor, listSecondFactorMethods, readSecondFactorStatus } from './secondFactorStatus';
import { createTotpUri, generateTotpKey } from './totp';
import { confirmPendingTotpKey, storePendingTotpKey } from './totpSecrets';
import makeCode from 'qrcode-generator';

/** White modules around the code, as its standard requires. */
const quietZone = 4;

/** A QR code as an SVG path: one unit per module, in a view box of `size` by `size`. */
function createQrCodePath(text: string): { size: number; path: string } {
  const code = makeCode(0, 'M');
  code.addData(text, 'Byte');
  code.make();
  const count = code.getModuleCount();
  const indexes = Array.from({ length: count }, (_, index) => index);
  const path = indexes.flatMap((row) =>
    indexes
      .filter((column) => code.isDark(row, column))
      .map((column) => `M${column + quietZone} ${row + quietZone}h1v1h-1z`),
  );
  return { size: count + 2 * quietZone, path: path.join('') };
}

type RecoveryCodes = CallData<'POST /users/me/second-factor/recovery-codes'>;

const requiredMessage = 'Su cuenta necesita la verificación en dos pasos: no se puede desactivar.';
const notActiveMessage = 'La verificación en dos pasos no está activa.';

/** @throws HttpError 409 for an account without password: a second factor belongs to a password */
export async function requirePasswordAccount({ db }: Pick<Services, 'db'>, { id }: CurrentUser) {
  const account = await db
    .selectFrom('users')
    .select(['id', 'first_name', 'email', 'password_hash'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (account.password_hash === null) throw new HttpError('TRANSICION_INVALIDA', { text: noSecondFactorMessage });
  return account;
}

type PasswordAccount = Awaited<ReturnType<typeof requirePasswordAccount>>;

/** Writes a change with its audit entry and the mail to the owner. */
export function changeSecondFactor<T>(
  services: Services,
  request: FastifyRequest,
  account: PasswordAccount,
  change: SecondFactorChange,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  return withTransaction(services.db, async (tx) => {
    // A sign-in that is under way reads the account in share mode: it sees this change or waits for it.
    await tx.selectFrom('users').select('id').where('id', '=', account.id).forUpdate().execute();
    const done = await work(tx);
    await auditSecondFactorChange(tx, request, account, change);
    await mailSecondFactorChange(services, tx, account, change);
    return done;
  });
}

/** Prepares an authenticator app. Takes the password. @throws HttpError 400 on `currentPassword` */
export async function startTotp(
  services: Services,
  user: CurrentUser,
  { currentPassword }: CallInput<'POST /users/me/second-factor/totp'>['body'],
): Promise<TotpSetup> {
  const account = await requirePasswordAccount(services, user);
  await assertIdentity(services, user, { path: 'currentPassword', password: currentPassword });
  const key = generateTotpKey();
  await storePendingTotpKey(services.db, services.settings, user.id, key);
  const uri = createTotpUri(key, account.email ?? account.first_name);
  return { key, uri, qrCode: createQrCodePath(uri) };
}

/**
 * Activates the prepared app with its first code. The user's other sessions end: they were opened without it.
 * @throws HttpError 400 on `code` when it is wrong
 */
export async function confirmTotp(
  services: Services,
  request: FastifyRequest,
  user: CurrentUser,
  { code }: CallInput<'POST /users/me/second-factor/totp/confirm'>['body'],
): Promise<RecoveryCodes> {
  const { rateLimiter, settings } = services;
  const account = await requirePasswordAccount(services, user);
  const recoveryCodes = await rateLimiter.limitFailures([{ policy: 'own-password', key: user.id }], () =>
    changeSecondFactor(services, request, account, 'SECOND_FACTOR_ON', async (tx) => {
      if (!(await confirmPendingTotpKey(tx, settings, user.id, code)))
        throw createFieldError('code', apiErrors.CODIGO_INVALIDO.text);
      await endOtherSessionsWithAudit(tx, request, user);
      return issueRecoveryCodes(tx, user.id);
    }),
  );
  return { recoveryCodes };
}

/** Replaces the recovery codes. @throws HttpError 400 on `currentPassword`, 409 without a second factor */
export async function replaceRecoveryCodes(
  services: Services,
  request: FastifyRequest,
  user: CurrentUser,
  { currentPassword }: CallInput<'POST /users/me/second-factor/recovery-codes'>['body'],
): Promise<RecoveryCodes> {
  const account = await requirePasswordAccount(services, user);
  if ((await listSecondFactorMethods(services.db, user.id)).length === 0)
    throw new HttpError('TRANSICION_INVALIDA', { text: notActiveMessage });
  await assertIdentity(services, user, { path: 'currentPassword', password: currentPassword });
  const recoveryCodes = await changeSecondFactor(services, request, account, 'RECOVERY_CODES', (tx) =>
    issueRecoveryCodes(tx, user.id),
  );
  return { recoveryCodes };
}

/** Removes every second factor of a user. */
export async function deleteSecondFactor(tx: Tx, userId: string): Promise<void> {
  for (const table of ['totp_secrets', 'passkeys', 'passkey_registrations', 'sign_in_challenges'] as const)
    await tx.deleteFrom(table).where('user_id', '=', userId).execute();
  await deleteRecoveryCodes(tx, userId);
}

/** Turns the second factor off. @throws HttpError 409 when the user needs one, 400 on `currentPassword` */
export async function disableSecondFactor(
  services: Services,
  request: FastifyRequest,
  user: CurrentUser,
  { currentPassword }: CallInput<'POST /users/me/second-factor/disable'>['body'],
): Promise<SecondFactorStatus> {
  const account = await requirePasswordAccount(services, user);
  if (await isSecondFactorRequiredFor(services.db, user.id))
    throw new HttpError('TRANSICION_INVALIDA', { text: requiredMessage });
  await assertIdentity(services, user, { path: 'currentPassword', password: currentPassword });
  await changeSecondFactor(services, request, account, 'SECOND_FACTOR_OFF', (tx) => deleteSecondFactor(tx, user.id));
  return readSecondFactorStatus(services.db, user);
}
