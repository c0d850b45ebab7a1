import { hash, verify } from '@node-rs/argon2';
import type { RateLimiter } from './rateLimit/rateLimiter';
import type { RateLimit } from './rateLimit/rateLimitPolicies';
import pLimit from 'p-limit';
import { HttpError } from '../http/httpError';

/** Each hash takes 19 MB and a thread of the pool that also reads files and resolves names. */
const maxRunning = 2;
/** About two seconds of work; a longer wait would look like a failure. */
const maxWaiting = 100;
const retrySeconds = 5;

const slots = pLimit(maxRunning);

/**
 * Runs work that hashes a password: at most two at once in this process, the rest wait in order.
 * @throws HttpError 503 with Retry-After when too many wait already
 */
export async function withHashSlot<T>(work: () => Promise<T>): Promise<T> {
  if (slots.pendingCount >= maxWaiting) throw new HttpError('SERVICIO_OCUPADO', { retryAfter: retrySeconds });
  return slots(work);
}

/** argon2id with the minimum parameters that OWASP recommends. */
const argon2Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** @throws HttpError 503 when too many passwords are being hashed */
export const hashSecret = (secret: string): Promise<string> => withHashSlot(() => hash(secret, argon2Options));

const dummyHash = hash('nobody', argon2Options);

/** Whether a secret matches its digest. Without a digest: false, after the same time. */
export async function verifySecret(digest: string | null | undefined, secret: string): Promise<boolean> {
  const isMatch = await verify(digest ?? (await dummyHash), secret);
  return isMatch && digest !== null && digest !== undefined;
}

/**
 * Runs a check that counts against the limits when it fails. They are checked again when the attempt gets its hash
 * slot, because others may have failed while it waited; so only guesses that hold a slot at the same time can pass
 * together.
 * @throws RateLimitError when a limit is exhausted
 * @throws HttpError 503 when too many passwords are being hashed
 */
export async function verifyWithinLimits(
  rateLimiter: RateLimiter,
  limits: readonly RateLimit[],
  verifyAttempt: () => Promise<boolean>,
): Promise<boolean> {
  await rateLimiter.assertAllowed(limits);
  return withHashSlot(async () => {
    await rateLimiter.assertAllowed(limits);
    const isMatch = await verifyAttempt();
    if (!isMatch) await rateLimiter.consume(limits);
    return isMatch;
  });
}

/**
 * Whether a secret matches its digest; see {@link verifyWithinLimits}.
 * @param digest null or undefined gives false after the same time
 */
export const verifySecretWithinLimits = (
  rateLimiter: RateLimiter,
  limits: readonly RateLimit[],
  { digest, secret }: { digest: string | null | undefined; secret: string },
): Promise<boolean> => verifyWithinLimits(rateLimiter, limits, () => verifySecret(digest, secret));
