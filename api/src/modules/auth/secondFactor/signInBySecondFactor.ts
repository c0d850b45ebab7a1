import type { CallInput, SessionUser } from '@surco/shared/contract';
import type { Tx } from '../../../core/db/transaction';
import { HttpError } from '../../../core/http/httpError';
import type { HttpExchange } from '../../../core/http/registerRoute';
import { RateLimitError } from '../../../core/security/rateLimit/rateLimitError';
import type { RateLimit } from '../../../core/security/rateLimit/rateLimitPolicies';
import type { Services } from '../../services';
import { auditFailedSignIn } from '../signIn/auditFailedSignIn';
import { openSession } from '../signIn/openSession';
import { passwordAdvice, verifySignInAttempt } from '../signIn/verifySignInAttempt';
import { redeemRecoveryCode } from './recoveryCodes';
import { auditSecondFactorChange, mailSecondFactorChange } from './secondFactorChange';
import { countChallengeAttempt, redeemWithChallenge, requireChallengeOwner } from './signInChallenge';
import { redeemTotpCode } from './totpSecrets';

type Owner = Awaited<ReturnType<typeof requireChallengeOwner>>;

const wrongRecoveryCodeMessage = 'El código de recuperación no es correcto o ya se usó. Revíselo o use otro.';

/**
 * Whether a second step is correct. Failures count against the same limits as wrong passwords, and each challenge
 * allows only a few attempts.
 * @throws HttpError 401 when the challenge has ended, RateLimitError when a limit is exhausted
 */
export async function verifySecondStep(
  services: Services,
  exchange: HttpExchange,
  { challenge, owner }: { challenge: string; owner: Owner },
  verify: () => Promise<boolean>,
): Promise<boolean> {
  const attempt = { login: owner.email ?? owner.id, user: owner, advice: passwordAdvice };
  return verifySignInAttempt(services, exchange, {
    ...attempt,
    verify: async () => {
      await countChallengeAttempt(services.db, challenge);
      return verify();
    },
  });
}

/**
 * Checks a code of the authenticator app. Wrong codes count against a limit that a reset link does not clear.
 * @throws RateLimitError when it is exhausted; a recovery code still works
 */
async function verifyWithinTotpLimit({ rateLimiter }: Services, userId: string, verify: () => Promise<boolean>) {
  const limits: RateLimit[] = [{ policy: 'second-factor', key: userId }];
  try {
    await rateLimiter.assertAllowed(limits);
    const isCorrect = await verify();
    if (!isCorrect) await rateLimiter.consume(limits);
    return isCorrect;
  } catch (error) {
    throw error instanceof RateLimitError
      ? new RateLimitError(error.policies, error.seconds, ' o use un código de recuperación')
      : error;
  }
}

/** Uses up a recovery code of the owner, who gets a mail about it. @returns whether it is correct and unused */
async function redeemMailedRecoveryCode(
  services: Services,
  { request }: HttpExchange,
  { tx, owner, code }: { tx: Tx; owner: Owner; code: string },
): Promise<boolean> {
  if (!(await redeemRecoveryCode(tx, owner.id, code))) return false;
  await auditSecondFactorChange(tx, request, owner, 'RECOVERY_CODE_USED');
  await mailSecondFactorChange(services, tx, owner, 'RECOVERY_CODE_USED');
  return true;
}

/** the second step of a sign-in with a code of the authenticator app or a recovery code. */
export async function signInBySecondFactor(
  services: Services,
  exchange: HttpExchange,
  { challenge, method, code }: CallInput<'POST /auth/second-factor'>['body'],
): Promise<SessionUser> {
  const { db, settings } = services;
  const owner = await requireChallengeOwner(db, challenge);
  const isTotp = method === 'totp';
  const redeem = () =>
    redeemWithChallenge(db, challenge, (tx) =>
      isTotp
        ? redeemTotpCode(tx, settings, owner.id, code)
        : redeemMailedRecoveryCode(services, exchange, { tx, owner, code }),
    );
  const verify = isTotp ? () => verifyWithinTotpLimit(services, owner.id, redeem) : redeem;
  await auditFailedSignIn(db, exchange.request, { method: 'second-factor', user: owner }, async () => {
    if (!(await verifySecondStep(services, exchange, { challenge, owner }, verify)))
      throw new HttpError('CODIGO_INVALIDO', isTotp ? {} : { text: wrongRecoveryCodeMessage });
  });
  return openSession(services, exchange, owner, 'second-factor');
}
