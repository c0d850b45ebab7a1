import { createFieldError } from '../../../core/http/httpError';
import { getOwnPasswordLimits } from '../../../core/security/rateLimit/rateLimitPolicies';
import type { RateLimiter } from '../../../core/security/rateLimit/rateLimiter';
import { verifySecretWithinLimits } from '../../../core/security/secretHash';

/**
 * Checks the user's own password before a change of the account, so that an unattended browser is not enough for it.
 * @param input the password, and the path of its field
 * @throws HttpError 400 on that field when it is wrong, 429 after too many wrong ones
 */
export async function assertCurrentPassword(
  rateLimiter: RateLimiter,
  userId: string,
  digest: string | null,
  { path, password }: { path: string; password: string },
): Promise<void> {
  if (!(await verifySecretWithinLimits(rateLimiter, getOwnPasswordLimits(userId), { digest, secret: password })))
    throw createFieldError(path, 'La contraseña actual no es correcta.');
}
