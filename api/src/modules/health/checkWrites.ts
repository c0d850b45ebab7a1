import { sql } from 'kysely';
import { isConnectionError, outageRetrySeconds } from '../../core/db/connectionErrors';
import type { Db } from '../../core/db/pool';
import { type Tx, withTransaction } from '../../core/db/transaction';
import { HttpError } from '../../core/http/httpError';

/** Probes may come several times a second; a write every few seconds is enough and costs little. */
const checkIntervalMs = 3_000;

/**
 * Makes the database write about a megabyte to a temporary file, where its tables are: rows that together need more than
 * `work_mem`. An update alone does not notice a full disk, because the new row fits where an old one was.
 */
async function writeTemporaryFile(tx: Tx): Promise<void> {
  await sql`select set_config('work_mem', '64kB', true), set_config('temp_tablespaces', '', true)`.execute(tx);
  await sql`select count(*) from generate_series(1, 50000)`.execute(tx);
}

async function updateProbe(tx: Tx): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('write_probe')
    .set({ at: sql`now()` })
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new Error('The table write_probe has lost its row.');
}

async function tryWrites(db: Db): Promise<void> {
  try {
    await withTransaction(db, async (tx) => {
      await writeTemporaryFile(tx);
      await updateProbe(tx);
    });
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
export function createWriteCheck(
  db: Db,
  now: () => number = Date.now,
  onSuccess: () => void = () => undefined,
): () => Promise<void> {
  let startedAt = -Infinity;
  let isPending = false;
  let result = Promise.resolve();
  return () => {
    if (!isPending && now() - startedAt >= checkIntervalMs) {
      startedAt = now();
      isPending = true;
      result = tryWrites(db)
        .then(onSuccess)
        .finally(() => {
          isPending = false;
        });
    }
    return result;
  };
}
