import { hostPaths } from '@surco/shared/contract';
import type { UserStatus } from '@surco/shared/domain';
import { withTransaction } from '../../../core/db/transaction';
import type { HttpExchange } from '../../../core/http/registerRoute';
import { enqueueMail } from '../../../core/mail/enqueueMail';
import { findKnownDevice } from '../../../core/security/knownDevices';
import { RateLimitError } from '../../../core/security/rateLimit/rateLimitError';
import {
  isAccountSignInPolicy,
  getKnownDeviceLimits,
  getSignInLimits,
  limitByAccount,
} from '../../../core/security/rateLimit/rateLimitPolicies';
import { verifyWithinLimits } from '../../../core/security/secretHash';
import type { Services } from '../../services';

export interface AccountOwner {
  id: string;
  status: UserStatus;
  first_name: string;
  email: string | null;
}

interface SignInAttempt {
  /** What the limits count by: the e-mail address, the normalized phone, or the id of a user without an address. */
  login: string;
  /** The account of the login; undefined when there is none. */
  user: AccountOwner | undefined;
  /** Whether the password, client key or code is correct. */
  verify: () => Promise<boolean>;
  /** Spanish advice to the owner while the account is throttled. */
  advice: string;
}

/** Advice to the owner of a throttled account who does not want to wait. */
export const passwordAdvice =
  'use un dispositivo con el que ya haya entrado o pida un enlace en «¿Olvidó su contraseña?»';

/** Mails the owner, at most once a day, that the limit of the account is exhausted; the same work without an account. */
async function warnOwner({ db, rateLimiter, settings }: Services, { login, user }: SignInAttempt): Promise<void> {
  if (!(await rateLimiter.tryConsume(limitByAccount('sign-in-warning', login)))) return;
  const to = user?.status === 'ACTIVO' ? user.email : null;
  const values = { nombre: user?.first_name ?? '', enlace: `${settings.publicUrl}${hostPaths.restorePassword}` };
  await withTransaction(db, (tx) => enqueueMail(tx, { to, key: 'password.attempts', values }));
}

/**
 * Whether a step of a sign-in succeeds; a failure counts against the limits. Known and unknown accounts cause the same
 * work and get the same response. A known device has its own count, so that others cannot lock out the owner (ADR 20).
 * @throws RateLimitError when a limit is exhausted
 * @throws HttpError 503 when too many passwords are being hashed
 */
export async function verifySignInAttempt(
  services: Services,
  { request }: HttpExchange,
  attempt: SignInAttempt,
): Promise<boolean> {
  const { db, settings, rateLimiter } = services;
  const { login, user, advice } = attempt;
  const device = await findKnownDevice(db, request, settings, user?.id ?? null);
  const limits = user && device ? getKnownDeviceLimits(user.id, device) : getSignInLimits(login, request);
  try {
    return await verifyWithinLimits(rateLimiter, limits, attempt.verify);
  } catch (error) {
    if (!(error instanceof RateLimitError) || !error.policies.some(isAccountSignInPolicy)) throw error;
    await warnOwner(services, attempt);
    throw new RateLimitError(error.policies, error.seconds, `, ${advice}`);
  }
}
