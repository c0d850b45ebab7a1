import type { ImportError } from '@surco/shared/contract';
import { formatCount } from '@surco/shared/domain';
import type { CellValue } from '../sheetTypes';
import { getColumnLabel, type ImportColumns, listColumnNames } from './importColumn';
import type { ParsedRows, SheetFormat } from './parseSheet';
import { getShownText, isFormattedNumber } from './readCell';

/** Maximum number of errors in a report; one more entry says how many are left out. */
export const maxErrors = 1_000;
const maxShownLength = 200;
/** Far more than the rows of a file have, unless its cells repeat long texts. */
const maxFailedCharacters = 20_000_000;
const errorHeading = 'Error';
const numberKinds: ReadonlySet<string> = new Set(['integer', 'decimal', 'money', 'percentage']);

/** Sorts by row, then by the order of the columns. */
function sortErrors(errors: readonly ImportError[], columns: ImportColumns<string>): ImportError[] {
  const columnIndexes = new Map(listColumnNames(columns).map((name, index) => [name, index]));
  const getColumnIndex = ({ column }: ImportError): number => columnIndexes.get(column) ?? -1;
  return errors.toSorted((a, b) => a.row - b.row || getColumnIndex(a) - getColumnIndex(b));
}

function truncateErrors(all: readonly ImportError[]): ImportError[] {
  if (all.length <= maxErrors) return [...all];
  const [last] = all.slice(-1);
  const message = `Hay ${formatCount(all.length - maxErrors, 'error más', 'errores más')} que no se muestran.`;
  return [...all.slice(0, maxErrors), { row: last?.row ?? 0, column: '', message }];
}

/** Sorts errors, names their columns as the template does, and adds what the row is called and what the cell shows. */
export function describeErrors<N extends string, R>(
  errors: readonly ImportError[],
  { columns, names }: SheetFormat<N, R>,
  { cells, columnIndexes }: ParsedRows<N, R>,
): ImportError[] {
  const indexes: ReadonlyMap<string, number> = columnIndexes;
  const show = (row: readonly CellValue[], column: string): string => {
    const index = indexes.get(column);
    return index === undefined ? '' : getShownText(row[index]).trim().slice(0, maxShownLength);
  };
  const findName = (row: readonly CellValue[]): string =>
    names
      .map((group) =>
        group
          .map((name) => show(row, name))
          .filter(Boolean)
          .join(' '),
      )
      .find(Boolean) ?? '';
  return truncateErrors(sortErrors(errors, columns)).map(({ row, column, message }) => {
    const found = cells.get(row);
    const [record, value] = found ? [findName(found), show(found, column)] : ['', ''];
    const label = getColumnLabel(columns, column);
    return { row, column: label, message, ...(record && { record }), ...(value && { value }) };
  });
}

/** A number as the file can be read again: without the format that it is shown with. */
const toPlainText = (cell: CellValue | undefined, isNumber: boolean): string =>
  isNumber && isFormattedNumber(cell) ? String(cell.value) : getShownText(cell).trim();

/**
 * The rows that have errors, with all their columns and their errors in a last one, to be corrected and imported again;
 * the first row has the headings. Empty, as without errors, when they would be too long for a report.
 */
export function listFailedRows<N extends string, R>(
  errors: readonly ImportError[],
  { columns }: SheetFormat<N, R>,
  { cells, columnIndexes, headings }: ParsedRows<N, R>,
): string[][] {
  const messages = new Map<number, string[]>();
  for (const { row, column, message } of sortErrors(errors, columns)) {
    const label = getColumnLabel(columns, column);
    if (cells.has(row)) messages.set(row, [...(messages.get(row) ?? []), label ? `${label}: ${message}` : message]);
  }
  if (messages.size === 0) return [];
  const numbers = new Set(listColumnNames(columns).filter((name) => numberKinds.has(columns[name].kind)));
  const numberIndexes = new Set([...columnIndexes].flatMap(([name, index]) => (numbers.has(name) ? [index] : [])));
  const indexes = [...headings.entries()].flatMap(([index, heading]) =>
    heading && !isErrorHeading(heading) ? [index] : [],
  );
  const rows = [...messages].map(([row, texts]) => [
    ...indexes.map((index) => toPlainText(cells.get(row)?.[index], numberIndexes.has(index))),
    texts.join(' '),
  ]);
  const countCharacters = (row: readonly string[]): number => row.reduce((sum, { length }) => sum + length, 0);
  if (rows.reduce((sum, row) => sum + countCharacters(row), 0) > maxFailedCharacters) return [];
  return [[...indexes.map((index) => headings[index] ?? ''), errorHeading], ...rows];
}

/** Whether a column is that of the errors in a file of failed rows. */
export const isErrorHeading = (heading: string): boolean => heading === errorHeading;
