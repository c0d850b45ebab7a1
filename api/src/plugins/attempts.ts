import { sql } from 'kysely';
import type { Db } from '../db/pool';
import { Failure } from '../http/failure';

/** Something that may happen only so often in a while: a bucket's name and how often. */
export interface Allowance {
  bucket: string;
  limit: number;
}

const windowSeconds = 15 * 60;

interface Count {
  bucket: string;
  hits: number;
  /** Seconds until the oldest one is forgotten. */
  wait: number;
}

const countHits = (db: Db, buckets: readonly string[]) =>
  sql<Count>`select bucket, count(*)::int as hits,
      greatest(1, ceil(extract(epoch from min(at) - now()) + ${windowSeconds})::int) as wait
    from rate_hits where bucket in (${sql.join(buckets)}) and at > now() - ${windowSeconds} * interval '1 second'
    group by bucket`.execute(db);

function tooMany(seconds: number): Failure {
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes === 1 ? '1 minuto' : `${minutes} minutos`;
  return new Failure('DEMASIADOS_INTENTOS', {
    text: `Demasiados intentos. Espere ${wait} e inténtelo de nuevo.`,
    retryAfter: seconds,
  });
}

/**
 * Counts one more in each bucket, kept in the database, where all instances count as one. It is written down
 * before it is judged, so that many at once do not slip through; one that is refused is taken off again.
 * @returns what takes it off again
 * @throws Failure 429 with the seconds to wait
 */
export async function spend(db: Db, allowances: readonly Allowance[]): Promise<() => Promise<void>> {
  await sql`delete from rate_hits where at < now() - ${windowSeconds} * interval '1 second'`.execute(db);
  const buckets = allowances.map(({ bucket }) => bucket);
  const hits = await db
    .insertInto('rate_hits')
    .values(buckets.map((bucket) => ({ bucket })))
    .returning('id')
    .execute();
  const forget = async () =>
    void (await db
      .deleteFrom('rate_hits')
      .where(
        'id',
        'in',
        hits.map(({ id }) => id),
      )
      .execute());
  const { rows } = await countHits(db, buckets);
  const limits = new Map(allowances.map(({ bucket, limit }) => [bucket, limit]));
  const over = rows.filter(({ bucket, hits: count }) => count > (limits.get(bucket) ?? 0));
  if (over.length === 0) return forget;
  await forget();
  throw tooMany(Math.max(...over.map(({ wait }) => wait)));
}

/** Whether an attempt failed by itself; one that failed because something of ours was away is nobody's guess. */
const isGuess = (error: unknown): boolean => error instanceof Failure && error.status < 500;

/**
 * Runs an attempt that counts only if it fails.
 * @throws Failure 429 with the seconds to wait
 */
export async function attempt<T>(db: Db, allowances: readonly Allowance[], run: () => Promise<T>): Promise<T> {
  const forget = await spend(db, allowances);
  try {
    const result = await run();
    await forget();
    return result;
  } catch (error) {
    if (!isGuess(error)) await forget().catch(() => undefined);
    throw error;
  }
}
