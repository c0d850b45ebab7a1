import type { ImportError } from '@surco/shared/contract';
import { fold, formatNumber } from '@surco/shared/domain/formats';
import { limits } from '@surco/shared/domain/limits';
import { breather } from '../breathe';
import type { CellValue, ColumnKind } from '../workbook/book';
import { CellReader, type Headings } from './cellReader';
import { isEmpty } from './cells';

export interface ImportColumn {
  kind: ColumnKind;
  required?: true;
  width: number;
  /** What to write in it, for people. */
  help: string;
  example: string;
}

/** The columns of a template, in their order. */
export type ImportColumns<N extends string> = Readonly<Record<N, ImportColumn>>;

export const namesOf = <N extends string>(columns: ImportColumns<N>): N[] => Object.keys(columns) as N[];

/** How the rows of one kind of file are read. */
export interface SheetForm<N extends string, R> {
  /** The sheet of the template that is filled in. */
  sheet: string;
  columns: ImportColumns<N>;
  /** The columns that a file lacks and cannot do without. */
  missing: (present: ReadonlySet<N>) => N[];
  read: (cells: CellReader<N>) => R;
}

export interface ParsedRows<R> {
  /** Rows with anything in them, right or wrong. */
  count: number;
  rows: R[];
  errors: ImportError[];
}

const { maxRows } = limits.workbook;

const plain = (heading: string): string => fold(heading.replaceAll('*', '')).replace(/[\s_-]+/g, '_');

/** Which column a heading stands for, whatever its case, accents, spaces and mark of being required. */
const columnIn = <N extends string>(columns: ImportColumns<N>): ((heading: string) => N | undefined) => {
  const byHeading = new Map(namesOf(columns).map((name) => [plain(name), name]));
  return (heading) => byHeading.get(plain(heading));
};

function readHeadings<N extends string, R>(
  cells: readonly CellValue[],
  { sheet, columns, missing }: SheetForm<N, R>,
  errors: ImportError[],
): Headings<N> {
  const found = new Map<N, number>();
  const columnOf = columnIn(columns);
  cells.forEach((cell, at) => {
    if (isEmpty(cell)) return;
    const heading = String(cell);
    const name = columnOf(heading);
    const wrong = !name
      ? 'Esta columna no es de la plantilla.'
      : found.has(name)
        ? 'Esta columna está repetida.'
        : null;
    if (wrong) errors.push({ row: 1, column: heading.trim().slice(0, 100), message: wrong });
    else if (name) found.set(name, at);
  });
  if (found.size === 0) {
    const message = `La fila 1 no tiene los encabezados de la plantilla. Se lee la hoja ${sheet} o, si no la hay, la primera.`;
    errors.splice(0, errors.length, { row: 1, column: '', message });
    return found;
  }
  for (const name of missing(new Set(found.keys())))
    errors.push({ row: 1, column: name, message: `Falta la columna ${name}.` });
  return found;
}

/** What is wrong with a file as a whole; nothing else is said of it then. */
function countError(count: number): ImportError | null {
  if (count > maxRows) {
    const message = `El archivo tiene ${formatNumber(count)} filas y el máximo es ${formatNumber(maxRows)}. Divídalo en varios.`;
    return { row: maxRows + 2, column: '', message };
  }
  return count === 0 ? { row: 2, column: '', message: 'El archivo no tiene filas con datos.' } : null;
}

/** Reads every row of a sheet; the first one holds the headings. */
export async function parseSheet<N extends string, R>(
  sheet: readonly (readonly CellValue[])[],
  form: SheetForm<N, R>,
): Promise<ParsedRows<R>> {
  const errors: ImportError[] = [];
  const headings = readHeadings(sheet[0] ?? [], form, errors);
  const filled = [...sheet.entries()].filter(([at, cells]) => at > 0 && !cells.every(isEmpty));
  const rows: R[] = [];
  const parsed = { count: filled.length, rows, errors };
  if (errors.length > 0) return parsed;
  const whole = countError(filled.length);
  if (whole) return { ...parsed, errors: [whole] };
  const required = new Set(namesOf(form.columns).filter((name) => form.columns[name].required));
  const breathe = breather();
  for (const [at, cells] of filled) {
    const reader = new CellReader(cells, headings, required, at + 1);
    const row = form.read(reader);
    errors.push(...reader.errors);
    if (reader.errors.length === 0) rows.push(row);
    await breathe();
  }
  return parsed;
}
