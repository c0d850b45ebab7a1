import type { Transaction } from 'kysely';
import type { Db } from './pool';
import { isOutdatedPlan } from './prepared';
import type { Database } from './types';

export type Tx = Transaction<Database>;

/** Deadlock, and the conflict of a serialisable or distributed database: both say "try again". */
const passing = new Set(['40P01', '40001']);
const attempts = 4;

const isPassing = (error: unknown): boolean =>
  isOutdatedPlan(error) ||
  (error instanceof Error && 'code' in error && typeof error.code === 'string' && passing.has(error.code));

/** Runs a unit of work: all of it or nothing; again when the database asks for that. */
export async function transaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let left = attempts; ; left -= 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (left <= 1 || !isPassing(error)) throw error;
    }
  }
}
