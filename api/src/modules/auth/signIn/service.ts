import type { CallInput, SecondFactorChallenge, SessionUser } from '@surco/shared/contract';
import { limits, normalizePhone } from '@surco/shared/domain';
import type { CurrentUser } from '../../../core/http/currentUser';
import type { HttpExchange } from '../../../core/http/registerRoute';
import { writeAccessEntry } from '../../../core/audit/writeAccessEntry';
import { withTransaction } from '../../../core/db/transaction';
import { HttpError } from '../../../core/http/httpError';
import type { Services } from '../../services';
import { clearSessionCookie, readSessionCookie } from '../../../core/security/sessions/sessionCookie';
import { endSession } from '../../../core/security/sessions/sessionStore';
import { verifySecret } from '../../../core/security/secretHash';
import { limitByAddress } from '../../../core/security/rateLimit/rateLimitPolicies';
import { listSecondFactorMethods } from '../secondFactor/secondFactorStatus';
import { issueSignInChallenge } from '../secondFactor/signInChallenge';
import { type DirectoryAccount, verifyDirectoryToken } from '../sso/verifyDirectoryToken';
import { auditFailedSignIn, type AuditedAttempt } from './auditFailedSignIn';
import { assertActive, openSession, type SignInAccount } from './openSession';
import { passwordAdvice, verifySignInAttempt } from './verifySignInAttempt';
import { findFarmerByPhone, findUserByEmail, findOrLinkUserByDirectoryAccount } from './repository';

/**
 * Converts a typed client key to the form that was hashed: upper case, 15 characters in groups of five, joined by
 * hyphens. A key of another length keeps its grouping.
 */
function normalizeClientKey(typed: string): string {
  const key = typed.trim().toUpperCase();
  const characters = key.replace(/[\s\-–]/g, '');
  return characters.length === 15
    ? [characters.slice(0, 5), characters.slice(5, 10), characters.slice(10)].join('-')
    : key;
}

/** Advice to the owner of a throttled account who does not want to wait. */
const clientKeyAdvice = 'use un dispositivo con el que ya haya entrado o pida a su consultor una clave nueva';

/**
 * opens a session, or returns a challenge when the user has a second factor. Only a correct password reveals
 * that there is one.
 */
export async function signInByPassword(
  services: Services,
  exchange: HttpExchange,
  email: string,
  password: string,
): Promise<SessionUser | SecondFactorChallenge> {
  const user = await findUserByEmail(services.db, email);
  const verify = () => verifySecret(user?.password_hash, password);
  return auditFailedSignIn(services.db, exchange.request, { method: 'password', user }, async () => {
    const isVerified = await verifySignInAttempt(services, exchange, {
      login: email,
      user,
      verify,
      advice: passwordAdvice,
    });
    if (!isVerified || !user) throw new HttpError('CREDENCIALES_INVALIDAS');
    assertActive(user);
    const methods = await listSecondFactorMethods(services.db, user.id);
    return methods.length > 0
      ? issueSignInChallenge(services.db, user, methods)
      : openSession(services, exchange, user, 'password');
  });
}

/** opens the session of a farmer with phone and client key. This sign-in never needs a second factor. */
export async function signInByClientKey(services: Services, exchange: HttpExchange, phone: string, clientKey: string) {
  const login = normalizePhone(phone) ?? phone;
  const user = await findFarmerByPhone(services.db, login);
  const verify = () => verifySecret(user?.client_key_hash, normalizeClientKey(clientKey));
  return auditFailedSignIn(services.db, exchange.request, { method: 'client-key', user }, async () => {
    const isVerified = await verifySignInAttempt(services, exchange, { login, user, verify, advice: clientKeyAdvice });
    if (!isVerified || !user) throw new HttpError('CLAVE_CLIENTE_INVALIDA');
    return openSession(services, exchange, user, 'client-key');
  });
}

/** Microsoft dates its tokens five minutes back, for servers whose clock is behind. */
const tokenBackdatingMinutes = 5;

const otherAccountMessage = 'Esa cuenta de Microsoft es de otro usuario. Entre otra vez y elija la suya.';

/**
 * A confirmation takes a token that the directory has just issued to the user of the session.
 * @throws HttpError 403 otherwise
 */
function assertConfirmation(current: CurrentUser | null, { id }: SignInAccount, { issuedAt }: DirectoryAccount): void {
  if (current && current.id !== id) throw new HttpError('IDENTIDAD_SIN_CONFIRMAR', { text: otherAccountMessage });
  const oldest = Date.now() - (limits.identityConfirmationMinutes + tokenBackdatingMinutes) * 60_000;
  if (!current || !issuedAt || issuedAt.getTime() < oldest) throw new HttpError('IDENTIDAD_SIN_CONFIRMAR');
}

/**
 * `product` is a configured path segment; any other answers 404. The directory requires its own second factor,
 * so none is required here.
 */
export function signInByDirectory(
  services: Services,
  exchange: HttpExchange,
  product: string,
  { msToken, confirmsIdentity }: CallInput<'POST /auth/{product}'>['body'],
) {
  const { db, settings, rateLimiter } = services;
  if (product !== settings.sso.product) throw new HttpError('NO_ENCONTRADO');
  const attempt: AuditedAttempt = { method: 'directory', user: undefined };
  return auditFailedSignIn(db, exchange.request, attempt, () =>
    rateLimiter.limitFailures([limitByAddress('sign-in-address', exchange.request)], async () => {
      const account = await verifyDirectoryToken(msToken, settings);
      const user = await findOrLinkUserByDirectoryAccount(db, exchange.request, account);
      if (!user) throw new HttpError('CUENTA_DESCONOCIDA');
      attempt.user = user;
      if (confirmsIdentity) assertConfirmation(exchange.request.user, user, account);
      return openSession(services, exchange, user, 'directory', confirmsIdentity);
    }),
  );
}

/** also succeeds without a session. */
export async function signOut({ db, settings }: Services, { request, reply }: HttpExchange): Promise<null> {
  const token = readSessionCookie(request, settings);
  if (token)
    await withTransaction(db, async (tx) => {
      const userId = await endSession(tx, token);
      if (userId) await writeAccessEntry(tx, request, { action: 'SIGN_OUT', userId, actorId: userId });
    });
  clearSessionCookie(reply, settings);
  return null;
}
