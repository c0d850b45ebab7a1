import type { ImportError, ImportReport } from '@surco/shared/contract';
import type { Upload } from '@surco/shared/contract/call';
import { plural } from '@surco/shared/domain/formats';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../../../db/pool';
import { transaction, type Tx } from '../../../db/transaction';
import type { CurrentUser } from '../../../http/currentUser';
import { Failure } from '../../../http/failure';
import { once } from '../../../http/once';
import { tell } from '../../notifications/tell';
import { readCells } from '../workbook';
import { checkSales } from './check';
import { groupRows } from './groups';
import { followRun, type Progress } from './progress';
import { columnOrder, parseRows, type ParsedRows } from './rows';
import { writeSales } from './write';

export interface Import {
  db: Db;
  request: FastifyRequest;
  user: CurrentUser;
  today: string;
  file: Upload;
  dryRun: boolean;
}

/** As many as anyone will mend at a time. */
const mostErrors = 1_000;

const inOrder = (errors: readonly ImportError[]): ImportError[] =>
  errors.toSorted((a, b) => a.row - b.row || columnOrder(a.column) - columnOrder(b.column));

function shortened(errors: readonly ImportError[]): ImportError[] {
  const all = inOrder(errors);
  if (all.length <= mostErrors) return all;
  const [last] = all.slice(-1);
  const message = `Hay ${plural(all.length - mostErrors, 'error más', 'errores más')} que no se muestran.`;
  return [...all.slice(0, mostErrors), { row: last?.row ?? 0, column: '', message }];
}

/** All or nothing: with anything wrong the whole file goes back, with a report of what and where. */
function refuseErrors(rows: number, errors: readonly ImportError[]): void {
  if (errors.length === 0) return;
  const data: ImportReport = { rows, sales: 0, errors: shortened(errors) };
  throw new Failure('IMPORTACION_CON_ERRORES', { data });
}

async function importRows(
  tx: Tx,
  { user, today, file, dryRun }: Import,
  parsed: ParsedRows,
  progress: Progress,
): Promise<ImportReport> {
  const errors = [...parsed.errors];
  const groups = await groupRows(parsed.rows, errors);
  progress.stage('CHECKING', parsed.count);
  const plan = await checkSales(tx, { user, today, groups, errors, onRows: progress.rows });
  refuseErrors(parsed.count, errors);
  const report: ImportReport = { rows: parsed.count, sales: plan.sales.length, errors: [] };
  if (dryRun) return report;
  progress.stage('WRITING');
  await writeSales(tx, plan, { user, fileName: file.name, onRows: progress.rows });
  const values = {
    ventas: plural(report.sales, 'venta', 'ventas'),
    filas: plural(report.rows, 'renglón', 'renglones'),
  };
  await tell(tx, { type: 'import.finished', id: user.id, actorId: user.id, values });
  return report;
}

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
    const parsed = await parseRows(await readCells(file.content));
    const work = (tx: Tx) => importRows(tx, job, parsed, progress);
    const report = await again(() => (dryRun ? transaction(db, work) : once(db, request, work)));
    await progress.end('DONE');
    return report;
  } catch (error) {
    await progress.end('REFUSED');
    throw error;
  }
}
