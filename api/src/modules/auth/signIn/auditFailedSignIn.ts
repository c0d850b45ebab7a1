import type { FastifyRequest } from 'fastify';
import { writeAccessEntry } from '../../../core/audit/writeAccessEntry';
import type { Db } from '../../../core/db/pool';
import { withTransaction } from '../../../core/db/transaction';
import { HttpError } from '../../../core/http/httpError';
import { RateLimitError } from '../../../core/security/rateLimit/rateLimitError';

/** How a user signs in. */
export type SignInMethod = 'password' | 'second-factor' | 'client-key' | 'directory';

export interface AuditedAttempt {
  method: SignInMethod;
  /** The account, if it was found. */
  user: { id: string } | undefined;
}

/**
 * Runs a sign-in and records it if it is rejected; a server error is not recorded. Nor is an attempt that a rate limit
 * rejects, so that an attack does not fill the log. The login is not stored, because users sometimes type their password into its field.
 */
export async function auditFailedSignIn<T>(
  db: Db,
  request: FastifyRequest,
  attempt: AuditedAttempt,
  run: () => Promise<T>,
): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof HttpError && error.status < 500 && !(error instanceof RateLimitError)) {
      const { method, user } = attempt;
      const details = { method, reason: error.code };
      await withTransaction(db, (tx) =>
        writeAccessEntry(tx, request, { action: 'SIGN_IN_FAILED', userId: user?.id ?? null, actorId: null, details }),
      );
    }
    throw error;
  }
}
