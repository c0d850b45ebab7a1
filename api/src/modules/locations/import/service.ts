import type { LocalityImport } from '@surco/shared/contract';
import type { Upload } from '@surco/shared/contract/call';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../../../db/pool';
import { transaction, type Tx } from '../../../db/transaction';
import type { CurrentUser } from '../../../http/currentUser';
import { Failure } from '../../../http/failure';
import { once } from '../../../http/once';
import { refuseErrors } from '../../files/import/refuse';
import { type ParsedRows, parseSheet } from '../../files/import/sheet';
import { readCells } from '../../files/workbook';
import { checkPlaces } from './check';
import { placeColumns, type PlaceRow, placeSheet } from './columns';
import { writePlaces } from './write';

interface Import {
  db: Db;
  request: FastifyRequest;
  user: CurrentUser;
  file: Upload;
  dryRun: boolean;
}

const nothing: LocalityImport = { rows: 0, localities: 0, errors: [] };

async function importRows(tx: Tx, { user, dryRun }: Import, parsed: ParsedRows<PlaceRow>): Promise<LocalityImport> {
  const errors = [...parsed.errors];
  const made = await checkPlaces(tx, parsed.rows, errors);
  refuseErrors(errors, placeColumns, (wrong): LocalityImport => ({ ...nothing, rows: parsed.count, errors: wrong }));
  if (!dryRun) await writePlaces(tx, made, user);
  return { rows: parsed.count, localities: made.length, errors: [] };
}

const isTaken = (error: unknown): boolean => error instanceof Failure && error.code === 'DUPLICADO';

/**
 * Reads the file apart from everything else, holds every row against the rules, and writes all its localities in one
 * transaction or none. What somebody writes at the same moment is found the second time.
 * @throws Failure 422 with the report in `data`
 */
export async function importPlaces(job: Import): Promise<LocalityImport> {
  const { db, request, file, dryRun } = job;
  const parsed = await parseSheet(await readCells(file.content, placeSheet.sheet, nothing), placeSheet);
  const work = (tx: Tx): Promise<LocalityImport> => importRows(tx, job, parsed);
  const run = (): Promise<LocalityImport> => (dryRun ? transaction(db, work) : once(db, request, work));
  try {
    return await run();
  } catch (error) {
    if (isTaken(error)) return run();
    throw error;
  }
}
