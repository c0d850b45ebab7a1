import type { ImportReport } from '@surco/shared/contract';
import type { Upload } from '@surco/shared/contract/call';
import { plural } from '@surco/shared/domain/formats';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../../../db/pool';
import { transaction, type Tx } from '../../../db/transaction';
import type { CurrentUser } from '../../../http/currentUser';
import { once } from '../../../http/once';
import { tell } from '../../notifications/tell';
import { readCells } from '../workbook';
import { checkSales } from './check';
import { importColumns } from './columns';
import { groupRows } from './groups';
import { followRun, type Progress } from './progress';
import { refuseErrors } from './refuse';
import { type ImportRow, saleSheet } from './rows';
import { type ParsedRows, parseSheet } from './sheet';
import { writeSales } from './write';

export interface Import {
  db: Db;
  request: FastifyRequest;
  user: CurrentUser;
  today: string;
  file: Upload;
  dryRun: boolean;
}

async function importRows(
  tx: Tx,
  { user, today, file, dryRun }: Import,
  parsed: ParsedRows<ImportRow>,
  progress: Progress,
): Promise<ImportReport> {
  const errors = [...parsed.errors];
  const groups = await groupRows(parsed.rows, errors);
  progress.stage('CHECKING', parsed.count);
  const plan = await checkSales(tx, { user, today, groups, errors, onRows: progress.rows });
  refuseErrors(errors, importColumns, (wrong): ImportReport => ({ rows: parsed.count, sales: 0, errors: wrong }));
  const report: ImportReport = { rows: parsed.count, sales: plan.sales.length, errors: [] };
  if (dryRun) return report;
  progress.stage('WRITING');
  await writeSales(tx, plan, { user, fileName: file.name, onRows: progress.rows });
  const values = {
    ventas: plural(report.sales, 'venta', 'ventas'),
    filas: plural(report.rows, 'fila', 'filas'),
  };
  await tell(tx, { type: 'import.finished', id: user.id, actorId: user.id, values });
  return report;
}

/** The report of a file that holds nothing that can be read. */
const noSales: ImportReport = { rows: 0, sales: 0, errors: [] };

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === 'sales_external';

/** Two imports of one file at once: the one that comes second finds the sales of the first, and has nothing to do. */
async function again<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isTaken(error)) return work();
    throw error;
  }
}

/**
 * reads the file apart from everything else, holds every row against the rules, and writes all its sales in one
 * transaction or none.
 * @throws Failure 422 with the report in `data`
 */
export async function importSales(job: Import): Promise<ImportReport> {
  const { db, request, user, file, dryRun } = job;
  const key = request.headers['idempotency-key'];
  const progress = followRun({
    db,
    user,
    key: typeof key === 'string' ? key : undefined,
    fileName: file.name,
    dryRun,
  });
  try {
    const parsed = await parseSheet(await readCells(file.content, saleSheet.sheet, noSales), saleSheet);
    const work = (tx: Tx) => importRows(tx, job, parsed, progress);
    const report = await again(() => (dryRun ? transaction(db, work) : once(db, request, work)));
    await progress.end('DONE');
    return report;
  } catch (error) {
    await progress.end('REFUSED');
    throw error;
  }
}
