import { limits } from '@surco/shared/domain/limits';
import { toMoney } from '@surco/shared/domain/money';
import { normalisePhone, phoneMessage } from '@surco/shared/domain/phone';
import { checkRfc, isGenericRfc } from '@surco/shared/domain/rfc';
import type { CellValue } from '../workbook/book';
import type { CellReader } from './cellReader';
import { isEmpty, readDate, readNumber, readText, type Read } from './cells';
import { importColumns, missingColumns, type ColumnName } from './columns';
import type { SheetForm } from './sheet';

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

const texts = { short: 60, name: 120, email: 254 };
const positive = { decimals: 2, min: 0.01, max: Number(limits.money.max) };

const ifRead = <A, B>(result: Read<A>, then: (value: A) => Read<B>): Read<B> =>
  'value' in result ? then(result.value) : result;

const readPrice = (cell: CellValue): Read<string | null> =>
  ifRead(readNumber(cell, positive), (value) => ({ value: toMoney(value) }));

/** 5 is 5 %. */
const readDiscount = (cell: CellValue): Read<number> =>
  ifRead(readNumber(cell, { decimals: 2, min: 0, max: 100, percent: true }), (value) => ({
    value: Math.round(value * 100) / 10_000,
  }));

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

/** Either names the customer; both must be well written. */
function readCustomer(cells: CellReader<ColumnName>): Pick<ImportRow, 'rfc' | 'phone'> {
  const rfc = cells.cell('rfc_cliente', readRfc, '');
  const cell = cells.at('telefono_cliente');
  if (isEmpty(cell) && !isEmpty(cells.at('rfc_cliente'))) {
    if (isGenericRfc(rfc)) cells.wrong('telefono_cliente', 'El RFC genérico no dice quién es: escriba el teléfono.');
    return { rfc, phone: '' };
  }
  if (cells.has('telefono_cliente')) return { rfc, phone: cells.cell('telefono_cliente', readPhone, '') };
  if (!rfc) cells.wrong('rfc_cliente', 'Este dato es obligatorio.');
  return { rfc, phone: '' };
}

const readRow = (cells: CellReader<ColumnName>): ImportRow => ({
  row: cells.row,
  reference: cells.text('referencia_externa', texts.short),
  date: cells.cell('fecha', readDate, ''),
  season: cells.text('temporada', texts.name),
  ...readCustomer(cells),
  code: cells.text('clave_producto', texts.short),
  // Whether so many may be sold is the rules' concern, as for a sale that is typed in.
  bags: cells.cell('bolsas', (cell) => readNumber(cell, { decimals: 0, min: -1e9, max: 1e9 }), 0),
  price: cells.cell('precio_lista', readPrice, null),
  discount: cells.cell('descuento_pct', readDiscount, 0),
  hectares: cells.cell('hectareas', readHectares, null),
  distributor: cells.text('distribuidor', texts.name),
  email: cells.text('correo_consultor', texts.email),
  lot: cells.text('lote', limits.lot.maxLength),
  notes: cells.text('notas', limits.notes.maxLength),
});

/** How a file of sales is read. */
export const saleSheet: SheetForm<ColumnName, ImportRow> = {
  sheet: 'Ventas',
  columns: importColumns,
  missing: missingColumns,
  read: readRow,
};
