import { type CallData, hostPaths } from '@surco/shared/contract';
import { limits } from '@surco/shared/domain';
import type { FastifyRequest } from 'fastify';
import type { HttpExchange } from '../../../core/http/registerRoute';
import { withTransaction, type Tx } from '../../../core/db/transaction';
import { HttpError, createFieldError } from '../../../core/http/httpError';
import type { Services } from '../../services';
import { enqueueMail } from '../../../core/mail/enqueueMail';
import { rememberDevice } from '../../../core/security/knownDevices';
import { endUserSessions } from '../../../core/security/sessions/sessionStore';
import { readRequestOrigin } from '../../../core/http/readRequestOrigin';
import { writeAccessEntry } from '../../../core/audit/writeAccessEntry';
import { writeAuditEntry } from '../../../core/audit/writeAuditEntry';
import {
  getAccountLimits,
  getPasswordResetLimits,
  limitByAccount,
  limitByAddress,
} from '../../../core/security/rateLimit/rateLimitPolicies';
import { hashSecret } from '../../../core/security/secretHash';
import {
  findActiveAccountByEmail,
  findResetTokenOwner,
  openResetLink,
  redeemResetToken,
} from '../../../core/security/resetTokens';
import { revokeLinks } from '../../../core/security/emailChangeTokens';
import { validatePassword, type PasswordOwner } from './validatePassword';

type ResetAccount = PasswordOwner & { id: string };

/**
 * mails a link to the active account with this address, unless it got too many. Every address causes the same
 * statements, and none waits for the account, so that neither the response nor its duration reveals whether it exists.
 */
export async function requestPasswordReset(
  { db, rateLimiter, settings }: Services,
  request: FastifyRequest,
  email: string,
): Promise<null> {
  await rateLimiter.consume(getPasswordResetLimits(email, request));
  // Beyond this limit no mail is sent and the last link stays valid; the response is the same.
  if (!(await rateLimiter.tryConsume(limitByAccount('forgot-account', email)))) return null;
  await withTransaction(db, async (tx) => {
    const account = await findActiveAccountByEmail(tx, email);
    const userId = account?.id ?? null;
    await writeAccessEntry(tx, request, { action: 'RESET_REQUEST', userId, actorId: null });
    const values = {
      nombre: account?.first_name ?? '',
      enlace: `${settings.publicUrl}${hostPaths.newPassword}`,
      minutos: String(limits.linkMinutes.password),
    };
    await enqueueMail(tx, { to: account?.email ?? null, userId, key: 'password.reset', values });
  });
  return null;
}

/** @throws HttpError 400 on `password` when the password is not allowed */
export function assertPasswordAllowed(password: string, owner: PasswordOwner): void {
  const message = validatePassword(password, owner);
  if (message) throw createFieldError('password', message);
}

/**
 * Sets a password, ends every session and every link of its user and mails them, in case another person changed it.
 */
export async function setPassword(
  { settings }: Pick<Services, 'settings'>,
  tx: Tx,
  request: FastifyRequest,
  userId: string,
  passwordHash: string,
): Promise<void> {
  const {
    first_name: firstName,
    last_name: lastName,
    email,
  } = await tx
    .updateTable('users')
    .set({ password_hash: passwordHash })
    .where('id', '=', userId)
    .returning(['first_name', 'last_name', 'email'])
    .executeTakeFirstOrThrow();
  await endUserSessions(tx, userId);
  await revokeLinks(tx, userId);
  // The entry contains the name of the owner and nothing of the password.
  const names = { firstName, lastName };
  const after = { ...names, origin: readRequestOrigin(request) };
  const event = { action: 'PASSWORD', entity: 'user', entityId: userId, before: names, after };
  await writeAuditEntry(tx, { id: userId }, event);
  const values = { nombre: firstName, enlace: `${settings.publicUrl}${hostPaths.restorePassword}` };
  if (email) await enqueueMail(tx, { to: email, key: 'password.changed', values });
}

const requireAccount = (account: ResetAccount | undefined): ResetAccount => {
  if (!account) throw new HttpError('ENLACE_INVALIDO');
  return account;
};

/**
 * whose link it is, and whether it can be used, so that nobody chooses a password for one that has expired.
 * @throws HttpError 400 when it was used, has expired or never existed
 */
export async function checkPasswordLink(
  { db, rateLimiter }: Services,
  request: FastifyRequest,
  token: string,
): Promise<CallData<'POST /auth/check-link'>> {
  return rateLimiter.limitFailures([limitByAddress('reset-link', request)], async () => {
    const owner = await openResetLink(db, token);
    if (!owner) throw new HttpError('ENLACE_INVALIDO');
    return { email: owner.email, isFirst: owner.is_first };
  });
}

/**
 * Sets the password of the owner of a link and clears the limits of the account. The browser becomes a known device,
 * because the link proves the identity of the owner, who can then sign in from it even if others exhaust the limits
 * again.
 * @throws HttpError 400 for an invalid link or a password that is not allowed
 */
export async function resetPassword(
  services: Services,
  exchange: HttpExchange,
  token: string,
  password: string,
): Promise<null> {
  const { db, settings, rateLimiter } = services;
  const account = await rateLimiter.limitFailures([limitByAddress('reset-link', exchange.request)], async () =>
    requireAccount(await findResetTokenOwner(db, token)),
  );
  assertPasswordAllowed(password, account);
  const passwordHash = await hashSecret(password);
  await withTransaction(db, async (tx) => {
    if (!(await redeemResetToken(tx, token))) throw new HttpError('ENLACE_INVALIDO');
    await setPassword(services, tx, exchange.request, account.id, passwordHash);
  });
  await rememberDevice(db, exchange, settings, account.id);
  if (account.email) await rateLimiter.clear(getAccountLimits(account.email));
  return null;
}
