import type { ImportReport } from '@surco/shared/contract';
import type { Upload } from '@surco/shared/contract/calls';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../../../core/db/pool';
import { retryTransactionOnce } from '../../../core/retryTransactionOnce';
import { withTransaction, type Tx } from '../../../core/db/transaction';
import type { CurrentUser } from '../../../core/http/currentUser';
import { withIdempotency } from '../../../core/idempotency/withIdempotency';
import { readWorkbookCells } from '../../../core/workbook/read/readWorkbookCells';
import { type PlannedSale, planImport } from './planImport';
import { importColumns } from './importColumns';
import { groupRows } from './groupRows';
import { trackImportProgress, type ProgressTracker } from '../../../core/imports/importProgress';
import { assertNoImportErrors } from '../../../core/workbook/rows/assertNoImportErrors';
import { type SaleImportRow, saleSheetFormat } from './saleSheetFormat';
import { type ParsedRows, parseSheet } from '../../../core/workbook/rows/parseSheet';
import { writeSales } from './writeSales';

interface SalesImport {
  db: Db;
  request: FastifyRequest;
  user: CurrentUser;
  today: string;
  file: Upload;
  dryRun: boolean;
}

const toPreview = ({ group: { reference, first }, priced: { total } }: PlannedSale) => ({
  row: first.row,
  reference,
  total,
});

async function importRows(
  tx: Tx,
  { user, today, file, dryRun }: SalesImport,
  parsed: ParsedRows<SaleImportRow>,
  progress: ProgressTracker,
): Promise<ImportReport> {
  const errors = [...parsed.errors];
  const groups = await groupRows(parsed.rows, errors);
  progress.setStage('CHECKING', parsed.count);
  const plan = await planImport(tx, { user, today, groups, errors, onProgress: progress.setDone });
  assertNoImportErrors(errors, importColumns, (rowErrors): ImportReport => ({
    rows: parsed.count,
    sales: 0,
    errors: rowErrors,
    sheet: parsed.sheet,
  }));
  const report: ImportReport = { rows: parsed.count, sales: plan.sales.length, errors: [], sheet: parsed.sheet };
  if (dryRun) return { ...report, preview: plan.sales.map(toPreview) };
  progress.setStage('WRITING');
  await writeSales(tx, plan, { user, fileName: file.name, onProgress: progress.setDone });
  return report;
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
 * reads the file in a worker thread, validates every row and writes all sales in one transaction or none; with
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
    const parsed = await parseSheet(
      await readWorkbookCells({
        file,
        sheet: saleSheetFormat.sheetName,
        userId: user.id,
        emptyReport,
      }),
      saleSheetFormat,
    );
    const work = (tx: Tx) => importRows(tx, job, parsed, progress);
    const report = await retryTransactionOnce(
      () => (dryRun ? withTransaction(db, work) : withIdempotency(db, request, work)),
      isDuplicateReference,
    );
    await progress.finish('DONE');
    return report;
  } catch (error) {
    await progress.finish('REFUSED');
    throw error;
  }
}
