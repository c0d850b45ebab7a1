import type { LocalityImportReport } from '@surco/shared/contract';
import type { Upload } from '@surco/shared/contract/calls';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../../../core/db/pool';
import { retryTransactionOnce } from '../../../core/retryTransactionOnce';
import { withTransaction, type Tx } from '../../../core/db/transaction';
import type { CurrentUser } from '../../../core/http/currentUser';
import { HttpError } from '../../../core/http/httpError';
import { withIdempotency } from '../../../core/idempotency/withIdempotency';
import { assertNoImportErrors } from '../../../core/workbook/rows/assertNoImportErrors';
import { type ParsedRows, parseSheet } from '../../../core/workbook/rows/parseSheet';
import { readWorkbookCells } from '../../../core/workbook/read/readWorkbookCells';
import { planLocalityImport } from './planLocalityImport';
import { localityColumns, type LocalityRow, localitySheetFormat } from './localityColumns';
import { writeLocalities } from './writeLocalities';

interface LocalitiesImport {
  db: Db;
  request: FastifyRequest;
  user: CurrentUser;
  file: Upload;
  dryRun: boolean;
}

const emptyReport: LocalityImportReport = { rows: 0, localities: 0, errors: [] };

async function importRows(
  tx: Tx,
  { user, dryRun }: LocalitiesImport,
  parsed: ParsedRows<LocalityRow>,
): Promise<LocalityImportReport> {
  const errors = [...parsed.errors];
  const newLocalities = await planLocalityImport(tx, parsed.rows, errors);
  assertNoImportErrors(errors, localityColumns, (rowErrors): LocalityImportReport => ({
    ...emptyReport,
    rows: parsed.count,
    errors: rowErrors,
    sheet: parsed.sheet,
  }));
  if (!dryRun) await writeLocalities(tx, newLocalities, user);
  return { rows: parsed.count, localities: newLocalities.length, errors: [], sheet: parsed.sheet };
}

const isDuplicate = (error: unknown): boolean => error instanceof HttpError && error.code === 'DUPLICADO';

/**
 * Reads the file in a worker thread, validates every row and inserts all localities in one transaction or none. If
 * another transaction inserts one of them at the same moment, a second run recognizes it as existing.
 * @throws HttpError 422 with the report in `data` when the file cannot be read or a row is invalid
 */
export async function importLocalities(job: LocalitiesImport): Promise<LocalityImportReport> {
  const { db, request, user, file, dryRun } = job;
  const parsed = await parseSheet(
    await readWorkbookCells({
      file,
      sheet: localitySheetFormat.sheetName,
      userId: user.id,
      emptyReport,
    }),
    localitySheetFormat,
  );
  const work = (tx: Tx): Promise<LocalityImportReport> => importRows(tx, job, parsed);
  return retryTransactionOnce(
    () => (dryRun ? withTransaction(db, work) : withIdempotency(db, request, work)),
    isDuplicate,
  );
}
