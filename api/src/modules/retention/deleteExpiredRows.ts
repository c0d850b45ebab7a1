import { sql } from 'kysely';
import type { Db } from '../../core/db/pool';
import type { RetentionRule } from './retentionRules';

/** Few enough that the rows of one statement are locked for milliseconds. */
const defaultBatchSize = 500;

/**
 * Deletes the rows of a table that are older than `days`, in batches of one transaction each. Rows that another
 * transaction has locked are left to the next run.
 * @returns how many rows were deleted
 */
export async function deleteExpiredRows(
  db: Db,
  { table, column }: Pick<RetentionRule, 'table' | 'column'>,
  days: number,
  batchSize = defaultBatchSize,
): Promise<number> {
  let deleted = 0;
  for (;;) {
    const { numAffectedRows = 0n } = await sql`delete from ${sql.table(table)} where ctid = any (array(
      select ctid from ${sql.table(table)} where ${sql.ref(column)} < now() - ${days} * interval '1 day'
      limit ${batchSize} for update skip locked))`.execute(db);
    deleted += Number(numAffectedRows);
    if (numAffectedRows < BigInt(batchSize)) return deleted;
  }
}
