import type { Transaction } from 'kysely';
import type { Db } from './pool';
import { isStalePlanError } from './preparedStatements';
import { getErrorCode } from '../getErrorCode';
import type { Database } from './schema/database';

export type Tx = Transaction<Database>;

/** Deadlock and serialization failure: the transaction may be repeated. */
const retryableCodes = new Set(['40P01', '40001']);
const maxAttempts = 4;

const isRetryableError = (error: unknown): boolean =>
  isStalePlanError(error) || retryableCodes.has(getErrorCode(error));

/**
 * Runs `work` in a transaction, at most four times: it is repeated after a deadlock, a serialization failure, or when a
 * migration has made a prepared statement invalid.
 */
export async function withTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attemptsLeft = maxAttempts; ; attemptsLeft -= 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attemptsLeft <= 1 || !isRetryableError(error)) throw error;
    }
  }
}
