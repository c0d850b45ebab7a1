import { sql } from 'kysely';
import type { Db } from '../db/pool';
import { Failure } from '../http/failure';

/** Something that may fail only so often in a while: a bucket's name and how often. */
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

/**
 * Runs an attempt that counts unless it succeeds. It is written down before it is tried, so that many at once do not
 * slip through; a success, and an attempt that was refused unseen, are taken off again. Kept in the database: any
 * number of instances counts as one.
 * @throws Failure 429 with the seconds to wait
 */
export async function attempt<T>(db: Db, allowances: readonly Allowance[], run: () => Promise<T>): Promise<T> {
  await sql`delete from rate_hits where at < now() - ${windowSeconds} * interval '1 second'`.execute(db);
  const buckets = allowances.map(({ bucket }) => bucket);
  const hits = await db.insertInto('rate_hits').values(buckets.map((bucket) => ({ bucket }))).returning('id').execute();
  const forget = () => db.deleteFrom('rate_hits').where('id', 'in', hits.map(({ id }) => id)).execute();
  const { rows } = await countHits(db, buckets);
  const limits = new Map(allowances.map(({ bucket, limit }) => [bucket, limit]));
  const over = rows.filter(({ bucket, hits: count }) => count > (limits.get(bucket) ?? 0));
  if (over.length > 0) {
    await forget();
    throw new Failure('DEMASIADOS_INTENTOS', { retryAfter: Math.max(...over.map(({ wait }) => wait)) });
  }
  const result = await run();
  await forget();
  return result;
}
