import type { ImportError } from '@surco/shared/contract';
import { formatNumber, limits } from '@surco/shared/domain';
import { createEventLoopYield } from '../../createEventLoopYield';
import type { CellValue, SheetCells } from '../sheetTypes';
import { CellReader, type ColumnIndexes } from './cellReader';
import { getColumnLabel, type ImportColumns, listColumnNames } from './importColumn';
import { getShownText, isEmptyCell } from './readCell';
import { findHeadings, type HeadedSheet, type Matches, normalizeHeading } from './sheetHeadings';

/** How the rows of an import file are read. */
export interface SheetFormat<N extends string, R> {
  /** The sheet of the template that the user fills in. */
  sheetName: string;
  columns: ImportColumns<N>;
  /** The columns that tell a person which record a row is: the first ones that it fills. */
  names: readonly (readonly N[])[];
  /** Returns the required columns that the file does not have. */
  findMissing: (present: ReadonlySet<N>) => N[];
  readRow: (cells: CellReader<N>) => R;
}

export interface ParsedRows<N extends string, R> {
  /** Name of the sheet; '' of a text. */
  sheet: string;
  /** The heading of each column of the file; '' for one without. */
  headings: readonly string[];
  columnIndexes: ColumnIndexes<N>;
  /** The cells of the rows by their numbers. */
  cells: ReadonlyMap<number, readonly CellValue[]>;
  /** Number of rows that are not empty, valid or not. */
  count: number;
  /** The rows without errors. */
  rows: R[];
  errors: ImportError[];
}

const { maxRows } = limits.workbook;

const toHeadingError = (row: number, column: string, message: string): ImportError => ({ row, column, message });

/** The columns of the template's own headings, which are in the first row; any other heading is an error. */
function findTemplateColumns<N extends string>(
  { headings, name: sheetName }: HeadedSheet,
  columns: ImportColumns<N>,
  errors: ImportError[],
): ColumnIndexes<N> {
  const found = new Map<N, number>();
  const names = new Map(listColumnNames(columns).map((name) => [normalizeHeading(name), name]));
  headings.forEach((heading, index) => {
    if (heading === '') return;
    const name = names.get(normalizeHeading(heading));
    if (!name) errors.push(toHeadingError(1, heading.slice(0, 100), 'Esta columna no es de la plantilla.'));
    else if (found.has(name)) errors.push(toHeadingError(1, heading, 'Esta columna está repetida.'));
    else found.set(name, index);
  });
  if (found.size > 0) return found;
  const sheet = sheetName && ` Se leyó la hoja «${sheetName}».`;
  const message = `La fila 1 no tiene los encabezados de la plantilla.${sheet}`;
  errors.splice(0, errors.length, toHeadingError(1, '', message));
  return found;
}

/** The columns of the headings that the user chose; other headings are not read. */
function findMatchedColumns<N extends string>(
  { headings, headingIndex }: HeadedSheet,
  columns: ImportColumns<N>,
  matches: Matches,
  errors: ImportError[],
): ColumnIndexes<N> {
  const indexes = new Map(headings.map((heading, index) => [normalizeHeading(heading), index]));
  const found = new Map<N, number>();
  for (const name of listColumnNames(columns)) {
    const heading = matches[name];
    if (heading === undefined) continue;
    const index = indexes.get(normalizeHeading(heading));
    if (index !== undefined) found.set(name, index);
    else
      errors.push(toHeadingError(headingIndex + 1, name, `El archivo no tiene la columna «${heading}»: elija otra.`));
  }
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

function divideAtFirstRow({ name, rows }: SheetCells): HeadedSheet {
  const filled = [...rows.entries()].filter(([index, cells]) => index > 0 && !cells.every(isEmptyCell));
  const headings = (rows[0] ?? []).map((cell) => getShownText(cell).trim());
  return { name, headingIndex: 0, headings, filled };
}

/**
 * Reads every row of a sheet below its headings. Reads none when a heading is wrong or missing, or the sheet has no
 * rows or too many.
 * @param matches the headings of the columns; without them, the first row must have the headings of the template
 */
export async function parseSheet<N extends string, R>(
  sheet: SheetCells,
  { columns, findMissing, readRow }: SheetFormat<N, R>,
  matches?: Matches,
): Promise<ParsedRows<N, R>> {
  const errors: ImportError[] = [];
  const headed = matches ? findHeadings(sheet, matches) : divideAtFirstRow(sheet);
  const found = matches
    ? findMatchedColumns(headed, columns, matches, errors)
    : findTemplateColumns(headed, columns, errors);
  if (matches || found.size > 0)
    for (const name of findMissing(new Set(found.keys()))) {
      const label = getColumnLabel(columns, name);
      if (!matches?.[name]) errors.push(toHeadingError(headed.headingIndex + 1, name, `Falta la columna ${label}.`));
    }
  const { filled } = headed;
  const rows: R[] = [];
  const parsed = {
    sheet: sheet.name,
    headings: headed.headings,
    columnIndexes: found,
    cells: new Map(filled.map(([index, cells]) => [index + 1, cells])),
    count: filled.length,
    rows,
    errors,
  };
  if (errors.length > 0) return parsed;
  const fileError = validateRowCount(filled.length);
  if (fileError) return { ...parsed, cells: new Map(), errors: [fileError] };
  const required = new Set(listColumnNames(columns).filter((name) => columns[name].required));
  const yieldIfDue = createEventLoopYield();
  for (const [index, cells] of filled) {
    const reader = new CellReader(cells, found, required, index + 1);
    const row = readRow(reader);
    errors.push(...reader.errors);
    if (reader.errors.length === 0) rows.push(row);
    await yieldIfDue();
  }
  return parsed;
}
