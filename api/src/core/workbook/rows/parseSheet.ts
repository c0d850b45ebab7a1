import type { ImportError } from '@surco/shared/contract';
import { foldText, formatNumber, limits } from '@surco/shared/domain';
import { createEventLoopYield } from '../../createEventLoopYield';
import type { CellValue, SheetCells, SheetColumn } from '../sheetTypes';
import { CellReader, type ColumnIndexes } from './cellReader';
import { getShownText, isEmptyCell } from './readCell';

export interface ImportColumn {
  kind: SheetColumn['kind'];
  required?: true;
  width: number;
  /** Explanation for the user, in Spanish. */
  help: string;
  example: string;
}

/** The columns of a template, in their order. */
export type ImportColumns<N extends string> = Readonly<Record<N, ImportColumn>>;

export const listColumnNames = <N extends string>(columns: ImportColumns<N>): N[] => Object.keys(columns) as N[];

/** How the rows of an import file are read. */
export interface SheetFormat<N extends string, R> {
  /** The sheet of the template that the user fills in. */
  sheetName: string;
  columns: ImportColumns<N>;
  /** Returns the required columns that the file does not have. */
  findMissing: (present: ReadonlySet<N>) => N[];
  readRow: (cells: CellReader<N>) => R;
}

export interface ParsedRows<R> {
  /** Name of the sheet. */
  sheet: string;
  /** Number of rows that are not empty, valid or not. */
  count: number;
  /** The rows without errors. */
  rows: R[];
  errors: ImportError[];
}

const { maxRows } = limits.workbook;

const normalizeHeading = (heading: string): string => foldText(heading.replaceAll('*', '')).replace(/[\s_-]+/g, '_');

/**
 * Returns a function that finds the column of a heading, ignoring case, accents and the `*` of required columns.
 * Spaces, hyphens and underscores between words are equal.
 */
const createColumnFinder = <N extends string>(columns: ImportColumns<N>): ((heading: string) => N | undefined) => {
  const byHeading = new Map(listColumnNames(columns).map((name) => [normalizeHeading(name), name]));
  return (heading) => byHeading.get(normalizeHeading(heading));
};

function readHeadings<N extends string, R>(
  cells: readonly CellValue[],
  sheetName: string,
  { columns, findMissing }: SheetFormat<N, R>,
  errors: ImportError[],
): ColumnIndexes<N> {
  const found = new Map<N, number>();
  const findColumn = createColumnFinder(columns);
  cells.forEach((cell, index) => {
    if (isEmptyCell(cell)) return;
    const heading = getShownText(cell);
    const name = findColumn(heading);
    const headingError = !name
      ? 'Esta columna no es de la plantilla.'
      : found.has(name)
        ? 'Esta columna está repetida.'
        : null;
    if (headingError) errors.push({ row: 1, column: heading.trim().slice(0, 100), message: headingError });
    else if (name) found.set(name, index);
  });
  if (found.size === 0) {
    const message = `La fila 1 no tiene los encabezados de la plantilla. Se leyó la hoja «${sheetName}».`;
    errors.splice(0, errors.length, { row: 1, column: '', message });
    return found;
  }
  for (const name of findMissing(new Set(found.keys())))
    errors.push({ row: 1, column: name, message: `Falta la columna ${name}.` });
  return found;
}

/** Returns an error of the whole file, if any; its rows are then not checked. */
function validateRowCount(count: number): ImportError | null {
  if (count > maxRows) {
    const message = `El archivo tiene ${formatNumber(count)} filas y el máximo es ${formatNumber(maxRows)}. Divídalo en varios.`;
    return { row: maxRows + 2, column: '', message };
  }
  return count === 0 ? { row: 2, column: '', message: 'El archivo no tiene filas con datos.' } : null;
}

/**
 * Reads every row of a sheet below the headings, which are its first row. Reads none when a heading is wrong or
 * missing, or the sheet has no rows or too many.
 */
export async function parseSheet<N extends string, R>(
  sheet: SheetCells,
  format: SheetFormat<N, R>,
): Promise<ParsedRows<R>> {
  const errors: ImportError[] = [];
  const headings = readHeadings(sheet.rows[0] ?? [], sheet.name, format, errors);
  const filled = [...sheet.rows.entries()].filter(([index, cells]) => index > 0 && !cells.every(isEmptyCell));
  const rows: R[] = [];
  const parsed = { sheet: sheet.name, count: filled.length, rows, errors };
  if (errors.length > 0) return parsed;
  const fileError = validateRowCount(filled.length);
  if (fileError) return { ...parsed, errors: [fileError] };
  const required = new Set(listColumnNames(format.columns).filter((name) => format.columns[name].required));
  const yieldIfDue = createEventLoopYield();
  for (const [index, cells] of filled) {
    const reader = new CellReader(cells, headings, required, index + 1);
    const row = format.readRow(reader);
    errors.push(...reader.errors);
    if (reader.errors.length === 0) rows.push(row);
    await yieldIfDue();
  }
  return parsed;
}
