import type {
  ImportColumns as FileColumns,
  ImportDecision,
  ImportedList,
  ImportError,
  RecordImportReport,
} from '@surco/shared/contract';
import { importDecisionsInput, importMatchesInput, type Upload } from '@surco/shared/contract/calls';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { withTransaction, type Tx } from '../db/transaction';
import type { Db } from '../db/pool';
import { getErrorCode } from '../getErrorCode';
import type { CurrentUser } from '../http/currentUser';
import { createFieldError, HttpError } from '../http/httpError';
import { parseWithSchema } from '../http/parseWithSchema';
import type { FileResponse } from '../http/sendFile';
import { withIdempotency } from '../idempotency/withIdempotency';
import { retryTransactionOnce } from '../retryTransactionOnce';
import { readWorkbookCells } from '../workbook/read/readWorkbookCells';
import { assertNoImportErrors } from '../workbook/rows/assertNoImportErrors';
import { getColumnLabel, listColumnNames } from '../workbook/rows/importColumn';
import { describeErrors, isErrorHeading, listFailedRows } from '../workbook/rows/describeErrors';
import { type ParsedRows, parseSheet } from '../workbook/rows/parseSheet';
import { getShownText } from '../workbook/rows/readCell';
import { normalizeHeading, suggestMatches, type Matches } from '../workbook/rows/sheetHeadings';
import type { SheetCells } from '../workbook/sheetTypes';
import { createTemplate } from './createTemplate';
import type { ImportDefinition } from './importDefinition';
import { readKnownHeadings, rememberHeadings } from './importMatches';
import { trackImportProgress, type ProgressTracker } from './importProgress';
import type { UndoRules } from './undoRules';

/** A file that a user imports. */
interface ImportJob {
  db: Db;
  request: FastifyRequest;
  user: CurrentUser;
  /** `YYYY-MM-DD`. */
  today: string;
  file: Upload;
  dryRun: boolean;
}

/** The import of one list. */
export interface Importer {
  list: ImportedList;
  undo: UndoRules | undefined;
  /**
   * Reads the headings of a file and suggests their columns.
   * @throws HttpError 422 when the file cannot be read
   */
  readColumns: (db: Db, user: CurrentUser, file: Upload) => Promise<FileColumns>;
  /**
   * Validates every row and writes all or none; with `dryRun` it only reports what would be written.
   * @param toReport makes the response, also the `data` of an error, of the report
   * @throws HttpError 422 with the report in `data` when the file cannot be read or a row is invalid
   */
  run: <T extends object>(job: ImportJob, toReport: (report: RecordImportReport) => T) => Promise<T>;
  createTemplate: (db: Db, user: CurrentUser, today: string) => Promise<FileResponse>;
}

const emptyReport: RecordImportReport = { rows: 0, created: 0, merged: 0, skipped: 0, duplicates: [], errors: [] };
const maxSamples = 5;
const uniqueViolation = '23505';

/**
 * Whether another transaction has just written a record of the file. A second run finds it: what is the same is
 * skipped, what is not is an error.
 */
const isDuplicate = (error: unknown): boolean =>
  error instanceof HttpError ? error.code === 'DUPLICADO' : getErrorCode(error) === uniqueViolation;

/** A further field of the form. @throws HttpError 400 when it is no JSON of the schema */
function readFormField<S extends z.core.$ZodType>(
  { fields }: Upload,
  name: string,
  schema: S,
): z.output<S> | undefined {
  const text = fields[name];
  if (text === undefined) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw createFieldError(name, 'El dato no es válido.');
  }
  return parseWithSchema(schema, value);
}

const readDecisions = (file: Upload): ReadonlyMap<number, ImportDecision> =>
  new Map(
    Object.entries(readFormField(file, 'decisions', importDecisionsInput) ?? {}).map(([row, decision]) => [
      Number(row),
      decision,
    ]),
  );

function describeColumns<N extends string, R extends { row: number }>(
  { format: { columns, findMissing } }: ImportDefinition<N, R>,
  cells: SheetCells,
  known: Awaited<ReturnType<typeof readKnownHeadings>>,
): FileColumns {
  const { headed, matches, guessed } = suggestMatches(cells, columns, known.matches);
  const named = headed.headings.flatMap((heading, index) =>
    heading && !isErrorHeading(heading) ? [{ heading, index }] : [],
  );
  const names = listColumnNames(columns);
  const used = new Set(Object.values<string | undefined>(matches));
  const hasRequired = findMissing(new Set(names.filter((name) => matches[name] !== undefined))).length === 0;
  const isKnown = ({ heading }: { heading: string }): boolean =>
    used.has(heading) || known.headings.includes(normalizeHeading(heading));
  return {
    sheet: headed.name,
    rows: headed.filled.length,
    headings: named.map(({ heading }) => heading),
    samples: headed.filled
      .slice(0, maxSamples)
      .map(([, row]) => named.map(({ index }) => getShownText(row[index]).slice(0, 200))),
    columns: names.map((name) => ({
      name,
      label: getColumnLabel(columns, name),
      required: columns[name].required ?? false,
      help: columns[name].help,
    })),
    matches: Object.fromEntries(names.flatMap((name) => (matches[name] ? [[name, matches[name]]] : []))),
    isCertain: hasRequired && guessed.length === 0 && named.every(isKnown),
    guessed,
  };
}

/** Of people of whom nothing was registered nothing is stored. */
const withoutRows = (report: object): object => ({
  ...report,
  failedRows: undefined,
  skippedErrors: undefined,
  warnings: undefined,
});

/** Writes what the import did, for the list of imports. @returns its id; undefined when nothing was written */
async function recordImport(
  tx: Tx,
  list: ImportedList,
  { user, file }: ImportJob,
  { rows, created, merged, skipped }: RecordImportReport,
  ids: readonly string[],
): Promise<string | undefined> {
  if (created + merged === 0) return undefined;
  const counts = { rows, created, merged, skipped };
  const values = { list, file_name: file.name, ...counts, created_ids: [...ids], created_by: user.id };
  return (await tx.insertInto('imports').values(values).returning('id').executeTakeFirstOrThrow()).id;
}

/** The import of a list, by what is its own. */
export function createImporter<N extends string, R extends { row: number }>(
  definition: ImportDefinition<N, R>,
): Importer {
  const { list, format } = definition;
  const readCells = (userId: string, file: Upload, empty: object): Promise<SheetCells> =>
    readWorkbookCells({ file, sheet: format.sheetName, userId, emptyReport: empty });
  const pickColumns = (chosen: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
    Object.fromEntries(Object.entries(chosen).filter(([name]) => Object.hasOwn(format.columns, name)));

  async function importRows(
    tx: Tx,
    job: ImportJob,
    parsed: ParsedRows<N, R>,
    progress: ProgressTracker,
    toReport: (report: RecordImportReport) => object,
    chosen: Readonly<Record<string, string>> | undefined,
  ): Promise<RecordImportReport> {
    const { user, today, file, dryRun } = job;
    const decisions = readDecisions(file);
    const { rows, sheet } = parsed;
    const errors = [...parsed.errors];
    progress.setStage('CHECKING', parsed.count);
    const onProgress = progress.setDone;
    const plan = await definition.plan(tx, {
      user,
      today,
      fileName: file.name,
      dryRun,
      rows,
      errors,
      decisions,
      onProgress,
    });
    const { created, merged, skipped, duplicates, preview, warnings, invited } = plan;
    const isSkipped = ({ row }: ImportError): boolean => decisions.get(row) === 'SKIP';
    const describe = (ofRows: readonly ImportError[]) => describeErrors(ofRows, format, parsed);
    const skippedErrors = describe(errors.filter(isSkipped));
    const failedRows = listFailedRows(errors, format, parsed);
    const report = {
      rows: parsed.count,
      created,
      merged,
      skipped,
      duplicates: [...duplicates],
      errors: [],
      ...(sheet && { sheet }),
      ...(failedRows.length > 0 && { failedRows }),
      ...(skippedErrors.length > 0 && { skippedErrors }),
      ...(warnings && warnings.length > 0 && { warnings: describe(warnings) }),
      ...(invited !== undefined && { invited }),
    };
    const left = errors.filter((error) => !isSkipped(error));
    assertNoImportErrors(left, format, parsed, (rowErrors) =>
      toReport({ ...report, created: 0, merged: 0, skipped: 0, errors: rowErrors }),
    );
    if (dryRun) return { ...report, preview };
    const done = { ...report, duplicates: [] };
    progress.setStage('WRITING');
    const ids = await plan.write(progress.setDone);
    if (chosen)
      await rememberHeadings(tx, list, { matches: pickColumns(chosen), headings: parsed.headings.filter(Boolean) });
    const importId = await recordImport(tx, list, job, report, ids);
    return importId === undefined ? done : { ...done, importId };
  }

  return {
    list,
    undo: definition.undo,
    createTemplate: (db, user, today) => createTemplate(definition, db, user, today),
    readColumns: async (db, user, file) =>
      describeColumns(definition, await readCells(user.id, file, {}), await readKnownHeadings(db, list)),
    run: async (job, toReport) => {
      const { db, request, user, file, dryRun } = job;
      const header = request.headers['idempotency-key'];
      const key = typeof header === 'string' ? header : undefined;
      const progress = trackImportProgress({ db, user, key, fileName: file.name, dryRun });
      try {
        const chosen = readFormField(file, 'matches', importMatchesInput);
        const cells = await readCells(user.id, file, toReport(emptyReport));
        const findMatches = async (): Promise<Matches<N> | undefined> =>
          definition.needsTemplateHeadings
            ? undefined
            : suggestMatches(cells, format.columns, (await readKnownHeadings(db, list)).matches).matches;
        const parsed = await parseSheet(cells, format, chosen ?? (await findMatches()));
        const work = async (tx: Tx) => toReport(await importRows(tx, job, parsed, progress, toReport, chosen));
        const report = await retryTransactionOnce(
          () => (dryRun ? withTransaction(db, work) : withIdempotency(db, request, work, withoutRows)),
          isDuplicate,
        );
        await progress.finish('DONE');
        return report;
      } catch (error) {
        await progress.finish('REFUSED');
        throw error;
      }
    },
  };
}
