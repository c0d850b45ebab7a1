import { setImmediate } from 'node:timers/promises';
import type { ImportReport } from '@surco/shared/contract';
import type { Upload } from '@surco/shared/contract/calls';
import type { FastifyRequest } from 'fastify';
import { executeBulkInsert } from '../../../core/db/bulkInsert';
import type { Db } from '../../../core/db/pool';
import { withTransaction, type Tx } from '../../../core/db/transaction';
import type { CurrentUser } from '../../../core/http/currentUser';
import { withIdempotency } from '../../../core/idempotency/withIdempotency';
import { retryTransactionOnce } from '../../../core/retryTransactionOnce';
import { createImportRefusal } from '../../../core/workbook/rows/assertNoImportErrors';
import { addSaleMovements, addSoldBags } from '../../inventory';
import { trackImportProgress, type ProgressTracker } from './importProgress';
import { openSaleFile, type OpenSaleFile } from './openSaleFile';
import { readPlanContext } from './planContext';
import type { PlanResult, PlanStep } from './planSales';
import type { SaleInserts } from './saleInserts';

interface SalesImport {
  db: Db;
  request: FastifyRequest;
  user: CurrentUser;
  today: string;
  file: Upload;
  dryRun: boolean;
}

/**
 * Writes some sales. The statements do not wait for each other, but other requests are answered between sending two of
 * them.
 */
async function writeSales(tx: Tx, { tables, movements }: SaleInserts, userId: string): Promise<void> {
  const sent: Promise<void>[] = [];
  const send = (statement: Promise<void>): void => {
    // All are awaited below; without a handler a failure until then would count as unhandled.
    statement.catch(() => undefined);
    sent.push(statement);
  };
  for (const insert of tables) {
    send(executeBulkInsert(tx, insert));
    await setImmediate();
  }
  send(addSaleMovements(tx, movements, userId));
  await Promise.all(sent);
}

/**
 * Follows the plan of a file and writes its sales, always the next ones while the database still executes the statements
 * before.
 */
async function followPlan(
  tx: Tx,
  steps: AsyncIterable<PlanStep>,
  userId: string,
  onProgress: (done: number) => void,
): Promise<PlanResult> {
  let result: PlanResult | undefined;
  let done = 0;
  let running: Promise<unknown> = Promise.resolve();
  for await (const step of steps) {
    if (step.kind === 'end') {
      result = step;
      continue;
    }
    const writing = step.inserts ? writeSales(tx, step.inserts, userId) : Promise.resolve();
    // The next turn awaits it; without a handler a failure until then would count as unhandled.
    writing.catch(() => undefined);
    await running;
    running = writing;
    onProgress((done += step.rows));
  }
  await running;
  if (!result) throw new Error('The plan has no end.');
  return result;
}

async function importRows(
  tx: Tx,
  { user, today, file, dryRun }: SalesImport,
  { summary, plan }: OpenSaleFile,
  progress: ProgressTracker,
): Promise<ImportReport> {
  progress.setStage('CHECKING', summary.count);
  const context = await readPlanContext(tx, summary, { user, today, fileName: file.name, writes: !dryRun });
  if (context.folios) progress.setStage('WRITING');
  const { errors, sales, used } = await followPlan(tx, plan(context), user.id, progress.setDone);
  if (errors.length > 0) throw createImportRefusal({ rows: summary.count, sales: 0, errors });
  // Last, because the foreign key of a movement finds an inventory slowly that the same transaction has just updated.
  if (context.folios) await addSoldBags(tx, used, user.id);
  return { rows: summary.count, sales, errors: [] };
}

/** The report of a file that cannot be read. */
const emptyReport: ImportReport = { rows: 0, sales: 0, errors: [] };

/**
 * Whether another transaction has just written a sale with a reference of the file. A second run finds that sale: it
 * skips equal rows and reports others as an error.
 */
const isDuplicateReference = (error: unknown): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === 'sales_external';

/**
 * reads the file and validates every row in a worker thread, and writes all sales in one transaction or none; with
 * `dryRun` it only reports what would be written.
 * @throws HttpError 422 with the report in `data` when the file cannot be read or a row is invalid
 */
export async function importSales(job: SalesImport): Promise<ImportReport> {
  const { db, request, user, file, dryRun } = job;
  const key = request.headers['idempotency-key'];
  const progress = trackImportProgress({
    db,
    user,
    key: typeof key === 'string' ? key : undefined,
    fileName: file.name,
    dryRun,
  });
  try {
    const open = await openSaleFile({ file: file.content, userId: user.id }, emptyReport);
    try {
      const work = (tx: Tx) => importRows(tx, job, open, progress);
      const report = await retryTransactionOnce(
        () => (dryRun ? withTransaction(db, work) : withIdempotency(db, request, work)),
        isDuplicateReference,
      );
      await progress.finish('DONE');
      return report;
    } finally {
      open.close();
    }
  } catch (error) {
    await progress.finish('REFUSED');
    throw error;
  }
}
