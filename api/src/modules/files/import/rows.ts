import type { ImportError } from '@surco/shared/contract';
import { limits } from '@surco/shared/domain/limits';
import { toMoney } from '@surco/shared/domain/money';
import { normalisePhone, phoneMessage } from '@surco/shared/domain/phone';
import { checkRfc, isGenericRfc } from '@surco/shared/domain/rfc';
import { breather } from '../breathe';
import type { CellValue } from '../workbook/book';
import { isEmpty, readDate, readNumber, readText, type Read } from './cells';
import { columnNames, columnOf, importColumns, missingColumns, type ColumnName } from './columns';

/** A row of the file with its cells read; texts as written, numbers and dates understood. */
export interface ImportRow {
  /** As the spreadsheet numbers it. */
  row: number;
  reference: string;
  date: string;
  season: string;
  rfc: string;
  phone: string;
  code: string;
  bags: number;
  price: string | null;
  /** A fraction. */
  discount: number;
  hectares: number | null;
  distributor: string;
  email: string;
  lot: string;
  notes: string;
}

export interface ParsedRows {
  /** Rows with anything in them, right or wrong. */
  count: number;
  rows: ImportRow[];
  errors: ImportError[];
}

/** Rows of one file; more are several files. */
export const maxRows = 20_000;

type Headings = ReadonlyMap<ColumnName, number>;

function readHeadings(cells: readonly CellValue[], errors: ImportError[]): Headings {
  const found = new Map<ColumnName, number>();
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
  for (const name of missingColumns(new Set(found.keys())))
    errors.push({ row: 1, column: name, message: `Falta la columna ${name}.` });
  return found;
}

const texts = { short: 60, name: 120, email: 254 };
const positive = { decimals: 2, min: 0.01, max: Number(limits.money.max) };

/** One row's cells, each by its column; problems are gathered rather than thrown, so that one look shows them all. */
class RowReader {
  readonly errors: ImportError[] = [];

  constructor(
    private readonly cells: readonly CellValue[],
    private readonly headings: Headings,
    private readonly row: number,
  ) {}

  read(): ImportRow {
    return {
      row: this.row,
      reference: this.text('referencia_externa', texts.short),
      date: this.cell('fecha', readDate, ''),
      season: this.text('temporada', texts.name),
      ...this.customer(),
      code: this.text('clave_producto', texts.short),
      // Whether so many may be sold is the rules' concern, as for a sale that is typed in.
      bags: this.cell('bolsas', (cell) => readNumber(cell, { decimals: 0, min: -1e9, max: 1e9 }), 0),
      price: this.cell('precio_lista', readPrice, null),
      discount: this.cell('descuento_pct', readDiscount, 0),
      hectares: this.cell('hectareas', readHectares, null),
      distributor: this.text('distribuidor', texts.name),
      email: this.text('correo_consultor', texts.email),
      lot: this.text('lote', limits.lot.maxLength),
      notes: this.text('notas', limits.notes.maxLength),
    };
  }

  private at(name: ColumnName): CellValue {
    const index = this.headings.get(name);
    return index === undefined ? null : (this.cells[index] ?? null);
  }

  private wrong(column: ColumnName, message: string): void {
    this.errors.push({ row: this.row, column, message });
  }

  private cell<T>(name: ColumnName, read: (cell: CellValue) => Read<T>, empty: T): T {
    const cell = this.at(name);
    if (isEmpty(cell)) {
      if ('required' in importColumns[name] && this.headings.has(name)) this.wrong(name, 'Este dato es obligatorio.');
      return empty;
    }
    const result = read(cell);
    if ('value' in result) return result.value;
    this.wrong(name, result.problem);
    return empty;
  }

  private text(name: ColumnName, maxLength: number): string {
    return this.cell(name, (cell) => readText(cell, maxLength), '');
  }

  /** Either names the customer; both must be well written. */
  private customer(): Pick<ImportRow, 'rfc' | 'phone'> {
    const rfc = this.cell('rfc_cliente', readRfc, '');
    const cell = this.at('telefono_cliente');
    if (isEmpty(cell) && !isEmpty(this.at('rfc_cliente'))) {
      if (isGenericRfc(rfc)) this.wrong('telefono_cliente', 'El RFC genérico no dice quién es: escriba el teléfono.');
      return { rfc, phone: '' };
    }
    if (this.headings.has('telefono_cliente')) return { rfc, phone: this.cell('telefono_cliente', readPhone, '') };
    if (!rfc) this.wrong('rfc_cliente', 'Este dato es obligatorio.');
    return { rfc, phone: '' };
  }
}

const ifRead = <A, B>(result: Read<A>, then: (value: A) => Read<B>): Read<B> =>
  'value' in result ? then(result.value) : result;

const readPrice = (cell: CellValue): Read<string | null> =>
  ifRead(readNumber(cell, positive), (value) => ({ value: toMoney(value) }));

/** 5 is 5 %. */
const readDiscount = (cell: CellValue): Read<number> =>
  ifRead(readNumber(cell, { decimals: 2, min: 0, max: 100 }), (value) => ({ value: Math.round(value * 100) / 10_000 }));

const readHectares = (cell: CellValue): Read<number | null> =>
  readNumber(cell, { decimals: 2, min: limits.lineHectares.min, max: limits.lineHectares.max });

const readPhone = (cell: CellValue): Read<string> =>
  ifRead(readText(cell, 30), (text): Read<string> => {
    const value = normalisePhone(text);
    return value ? { value } : { problem: phoneMessage };
  });

const readRfc = (cell: CellValue): Read<string> =>
  ifRead(readText(cell, 20), (text): Read<string> => {
    const { rfc, error } = checkRfc(text);
    return error ? { problem: error } : { value: rfc };
  });

/** Reads every row of a sheet; the first one holds the headings. */
export async function parseRows(sheet: readonly (readonly CellValue[])[]): Promise<ParsedRows> {
  const errors: ImportError[] = [];
  const headings = readHeadings(sheet[0] ?? [], errors);
  const rows: ImportRow[] = [];
  const breathe = breather();
  let count = 0;
  for (const [at, cells] of sheet.entries()) {
    if (at === 0 || cells.every(isEmpty)) continue;
    count += 1;
    if (errors.some(({ row }) => row === 1)) continue;
    const reader = new RowReader(cells, headings, at + 1);
    const row = reader.read();
    errors.push(...reader.errors);
    if (reader.errors.length === 0) rows.push(row);
    await breathe();
  }
  if (count === 0 && errors.length === 0)
    errors.push({ row: 2, column: '', message: 'El archivo no tiene renglones.' });
  if (count > maxRows)
    errors.unshift({
      row: maxRows + 2,
      column: '',
      message: `El archivo tiene más de ${maxRows.toLocaleString('es-MX')} renglones. Divídalo en varios.`,
    });
  return { count, rows, errors };
}

/** Where a column stands among the others; errors are told in the order of reading. */
export const columnOrder = (name: string): number => columnNames.findIndex((known) => known === name);
