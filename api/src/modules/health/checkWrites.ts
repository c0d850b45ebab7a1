import { sql } from 'kysely';
import { isConnectionError, outageRetrySeconds } from '../../core/db/connectionErrors';
import type { Db } from '../../core/db/pool';
import { HttpError } from '../../core/http/httpError';

/** Probes may come several times a second; a write every few seconds is enough and costs little. */
const checkIntervalMs = 3_000;

async function updateProbe(db: Db): Promise<void> {
  try {
    const { numUpdatedRows } = await db
      .updateTable('write_probe')
      .set({ at: sql`now()` })
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) throw new Error('The table write_probe has lost its row.');
  } catch (error) {
    if (isConnectionError(error)) throw error;
    // Every other failure, such as an I/O error, is a 503, too: an instance that cannot write cannot serve requests.
    throw new HttpError('BASE_NO_DISPONIBLE', { retryAfter: outageRetrySeconds, cause: error });
  }
}

/**
 * Creates the check that rejects with 503 while the database refuses writes. Callers during a check and within three
 * seconds of its start share its result.
 */
export function createWriteCheck(db: Db, now: () => number = Date.now): () => Promise<void> {
  let startedAt = -Infinity;
  let isPending = false;
  let result = Promise.resolve();
  return () => {
    if (!isPending && now() - startedAt >= checkIntervalMs) {
      startedAt = now();
      isPending = true;
      result = updateProbe(db).finally(() => {
        isPending = false;
      });
    }
    return result;
  };
}
