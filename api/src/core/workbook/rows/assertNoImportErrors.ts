import type { ImportError } from '@surco/shared/contract';
import { formatCount } from '@surco/shared/domain';
import { HttpError } from '../../http/httpError';
import { getColumnLabel, type ImportColumns, listColumnNames } from './importColumn';

/** Maximum number of errors in a report; one more entry says how many are left out. */
export const maxErrors = 1_000;

/** Sorts by row, then by the order of the columns, and names these as the template does. */
function sortErrors(errors: readonly ImportError[], columns: ImportColumns<string>): ImportError[] {
  const columnIndexes = new Map(listColumnNames(columns).map((name, index) => [name, index]));
  const getColumnIndex = ({ column }: ImportError): number => columnIndexes.get(column) ?? -1;
  return errors
    .toSorted((a, b) => a.row - b.row || getColumnIndex(a) - getColumnIndex(b))
    .map((error) => ({ ...error, column: getColumnLabel(columns, error.column) }));
}

function truncateErrors(all: readonly ImportError[]): ImportError[] {
  if (all.length <= maxErrors) return [...all];
  const [last] = all.slice(-1);
  const message = `Hay ${formatCount(all.length - maxErrors, 'error más', 'errores más')} que no se muestran.`;
  return [...all.slice(0, maxErrors), { row: last?.row ?? 0, column: '', message }];
}

/**
 * Rejects the whole file when there is any error.
 * @param createReport puts the errors into the report of the import
 * @throws HttpError 422 with a report of the errors by row and column, at most {@link maxErrors}
 */
export function assertNoImportErrors(
  errors: readonly ImportError[],
  columns: ImportColumns<string>,
  createReport: (errors: ImportError[]) => object,
): void {
  if (errors.length > 0)
    throw new HttpError('IMPORTACION_CON_ERRORES', { data: createReport(truncateErrors(sortErrors(errors, columns))) });
}
