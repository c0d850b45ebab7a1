import { writeAuditEntry } from '../../core/audit/writeAuditEntry';
import type { Db } from '../../core/db/pool';
import { withTransaction } from '../../core/db/transaction';
import { readParameters } from '../parameters';
import { getRetentionDays, retentionRules, type RetentionRule } from './retentionRules';
import { sql } from 'kysely';
import { singleRow } from '../../core/db/singleRow';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { getErrorCode } from '../../core/getErrorCode';

async function listSavedMails(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).filter((name) => name.endsWith('.eml'));
  } catch (error) {
    if (getErrorCode(error) === 'ENOENT') return [];
    throw error;
  }
}

/**
 * Deletes the mails of the mail folder that are older than `days`.
 * @returns how many files were deleted; 0 when there is no folder
 */
async function deleteSavedMails(folder: string, days: number): Promise<number> {
  const oldest = Date.now() - days * 86_400_000;
  let deleted = 0;
  for (const name of await listSavedMails(folder)) {
    const file = join(folder, name);
    if ((await stat(file)).mtimeMs >= oldest) continue;
    await rm(file, { force: true });
    deleted += 1;
  }
  return deleted;
}

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

/** The day after the oldest expired entry that is not before `from`; null when there is none. */
const findNextDay = async (db: Db, from: string, days: number): Promise<string | null> =>
  (
    await singleRow(
      sql<{ day: string | null }>`select (min(at)::date + 1)::text as day from audit_log
        where at >= ${from}::timestamptz and at < current_date - ${Math.ceil(days)}::integer`.execute(db),
    )
  ).day;

/**
 * Deletes audit entries that are older than `days`, one day of entries per transaction. The database function
 * `delete_audit_before` does it with the rights of the owner of the tables: the application may not delete entries
 * itself, and the chain of hashes stays verifiable. The paths of hidden values are deleted with their entries. An entry
 * that is not in the chain yet is left to the next run.
 * @returns how many entries were deleted
 */
async function deleteAuditEntries(db: Db, days: number): Promise<number> {
  let deleted = 0;
  for (let day = await findNextDay(db, '-infinity', days); day !== null; day = await findNextDay(db, day, days)) {
    const { count } = await singleRow(
      sql<{ count: number }>`select delete_audit_before(${day}::date) as count`.execute(db),
    );
    deleted += count;
  }
  if (deleted > 0)
    await sql`delete from audit_hidden_values h where not exists (select from audit_log a where a.id = h.entry_id)`.execute(
      db,
    );
  return deleted;
}

/** Erases what an undo of a merge needs, when that is no longer possible. @returns of how many merges */
async function emptyMerges(db: Db): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('customer_merges')
    .set({ undo: null })
    .where('undo', 'is not', null)
    .where('merged_at', '<=', sql<Date>`now() - interval '1 day'`)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export interface RetentionDeps {
  db: Db;
  /** Folder in which mails are saved when there is no mail server. */
  mailFolder: string;
  onFailure: (error: unknown, what: string) => void;
}

/** Number of deleted rows or files by name of the count; a part that deleted nothing has none. */
export type RetentionCounts = Readonly<Record<string, number>>;

/**
 * Deletes everything that is older than its retention period, and records the counts in the audit log. A part that
 * fails is reported and does not stop the others.
 */
export async function deleteExpired({ db, mailFolder, onFailure }: RetentionDeps): Promise<RetentionCounts> {
  const parameters = await readParameters(db);
  const counts: Record<string, number> = {};
  const runPart = async (countName: string, work: () => Promise<number>): Promise<void> => {
    try {
      const deleted = await work();
      if (deleted > 0) counts[countName] = deleted;
    } catch (error) {
      onFailure(error, `retention: ${countName}`);
    }
  };
  for (const rule of retentionRules)
    await runPart(rule.countName, () => deleteExpiredRows(db, rule, getRetentionDays(parameters, rule.parameter)));
  await runPart('emptiedMerges', () => emptyMerges(db));
  await runPart('deletedAuditEntries', () => deleteAuditEntries(db, getRetentionDays(parameters, 'retention.audit')));
  await runPart('deletedSavedMails', () =>
    deleteSavedMails(mailFolder, getRetentionDays(parameters, 'retention.mails')),
  );
  if (Object.keys(counts).length > 0)
    await withTransaction(db, (tx) =>
      writeAuditEntry(tx, null, { action: 'PURGE', entity: 'retention', entityId: null, after: counts }),
    );
  return counts;
}
