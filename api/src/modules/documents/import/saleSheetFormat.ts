import {
  invalidPhoneMessage,
  isGenericRfc,
  limits,
  textLength,
  normalizePhone,
  percentToFraction,
  toMoney,
  validateRfc,
} from '@surco/shared/domain';
import { documentLineFields } from '@surco/shared/records/document';
import { requiredMessage } from '@surco/shared/records/validationMessages';
import type { CellValue } from '../../../core/workbook/sheetTypes';
import type { CellReader } from '../../../core/workbook/rows/cellReader';
import { isEmptyCell, readDate, readNumber, readText, type CellResult } from '../../../core/workbook/rows/readCell';
import { importColumns, findMissingColumns, type ColumnName } from './importColumns';
import type { SheetFormat } from '../../../core/workbook/rows/parseSheet';

/** A row of the file: texts as written, phone and RFC normalized, numbers and dates (`YYYY-MM-DD`) parsed. */
export interface SaleImportRow {
  /** The row number of the spreadsheet. */
  row: number;
  reference: string;
  date: string;
  season: string;
  rfc: string;
  phone: string;
  code: string;
  bags: number;
  price: string | null;
  /** A fraction from 0 to 1. */
  discount: number;
  hectares: number | null;
  distributor: string;
  email: string;
  lot: string;
  notes: string;
}

/** Longest texts of the cells that identify a sale or another record. */
const maxKeyLengths = { reference: 60, code: 60, name: 120, email: textLength.email };
const priceBounds = { decimals: 2, min: 0.01, max: Number(limits.money.max) };

const mapCellResult = <A, B>(result: CellResult<A>, map: (value: A) => CellResult<B>): CellResult<B> =>
  'value' in result ? map(result.value) : result;

const readPrice = (cell: CellValue): CellResult<string | null> =>
  mapCellResult(readNumber(cell, priceBounds), (value) => ({ value: toMoney(value) }));

/** Reads percent as a fraction: the cell 5 means 5 % and becomes 0.05. */
const readDiscount = (cell: CellValue): CellResult<number> =>
  mapCellResult(readNumber(cell, { decimals: 2, min: 0, max: 100, percent: true }), (value) => ({
    value: percentToFraction(value),
  }));

const readHectares = (cell: CellValue): CellResult<number | null> =>
  readNumber(cell, { decimals: 2, min: limits.lineHectares.min, max: limits.lineHectares.max });

const readPhone = (cell: CellValue): CellResult<string> =>
  mapCellResult(readText(cell, textLength.phone), (text): CellResult<string> => {
    const value = normalizePhone(text);
    return value ? { value } : { problem: invalidPhoneMessage };
  });

const readRfc = (cell: CellValue): CellResult<string> =>
  mapCellResult(readText(cell, textLength.rfc), (text): CellResult<string> => {
    const { rfc, error } = validateRfc(text);
    return error ? { problem: error } : { value: rfc };
  });

/** Reads RFC and phone: one of them identifies the customer, and both must be valid. */
function readCustomer(cells: CellReader<ColumnName>): Pick<SaleImportRow, 'rfc' | 'phone'> {
  const rfc = cells.readCell('rfc_cliente', readRfc, '');
  const cell = cells.readRawCell('telefono_cliente');
  if (isEmptyCell(cell) && !isEmptyCell(cells.readRawCell('rfc_cliente'))) {
    if (isGenericRfc(rfc)) cells.addError('telefono_cliente', 'El RFC genérico no dice quién es: escriba el teléfono.');
    return { rfc, phone: '' };
  }
  if (cells.hasColumn('telefono_cliente')) return { rfc, phone: cells.readCell('telefono_cliente', readPhone, '') };
  if (!rfc) cells.addError('rfc_cliente', requiredMessage);
  return { rfc, phone: '' };
}

const readRow = (cells: CellReader<ColumnName>): SaleImportRow => ({
  row: cells.row,
  reference: cells.readText('referencia_externa', maxKeyLengths.reference),
  date: cells.readCell('fecha', readDate, ''),
  season: cells.readText('temporada', maxKeyLengths.name),
  ...readCustomer(cells),
  code: cells.readText('clave_producto', maxKeyLengths.code),
  // `priceLines` checks the limits of a quantity, as for POST /sales.
  bags: cells.readCell('bolsas', (cell) => readNumber(cell, { decimals: 0, min: -1e9, max: 1e9 }), 0),
  price: cells.readCell('precio_lista', readPrice, null),
  discount: cells.readCell('descuento_pct', readDiscount, 0),
  hectares: cells.readCell('hectareas', readHectares, null),
  distributor: cells.readText('distribuidor', maxKeyLengths.name),
  email: cells.readText('correo_consultor', maxKeyLengths.email),
  lot: cells.readText('lote', documentLineFields.lot.maxLength),
  notes: cells.readText('notas', limits.notes.maxLength),
});

/** The format of the sheet of sales, for `parseSheet`. */
export const saleSheetFormat: SheetFormat<ColumnName, SaleImportRow> = {
  sheetName: 'Ventas',
  columns: importColumns,
  names: [['referencia_externa']],
  findMissing: findMissingColumns,
  readRow,
};
