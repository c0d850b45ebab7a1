import { limits, toMoney } from '@surco/shared/domain';
import { productFields } from '@surco/shared/records/product';
import type { ImportColumns } from '../../../core/workbook/rows/importColumn';
import type { SheetFormat } from '../../../core/workbook/rows/parseSheet';
import { readNumber } from '../../../core/workbook/rows/readCell';

/** The columns of the workbook with prices, in order. Name and current price help the reader and are not read. */
export const priceColumns = {
  clave: { kind: 'text', required: true, width: 16, help: 'Clave del producto.', example: 'DKX-620' },
  producto: { kind: 'text', width: 34, help: 'Solo informa: no se lee.', example: 'Maíz DKX-620' },
  precio_actual: { kind: 'money', width: 16, help: 'Solo informa: no se lee.', example: '3,950.00' },
  precio_nuevo: {
    kind: 'money',
    width: 16,
    help: 'Precio de lista por bolsa, sin IVA. Déjelo vacío si el producto no cambia de precio.',
    example: '4,100.00',
  },
} as const satisfies ImportColumns<string>;

type PriceColumn = keyof typeof priceColumns;

interface PriceFileRow {
  row: number;
  code: string;
  /** Null when the product keeps its price. */
  price: string | null;
}

const priceBounds = { decimals: 2, min: 0.01, max: Number(limits.money.max) };

/** The format of the sheet of prices, for `parseSheet`. */
export const priceSheetFormat: SheetFormat<PriceColumn, PriceFileRow> = {
  sheetName: 'Precios',
  columns: priceColumns,
  names: [['clave']],
  findMissing: (present) => (['clave', 'precio_nuevo'] as const).filter((name) => !present.has(name)),
  readRow: (cells) => {
    const price = cells.readCell('precio_nuevo', (cell) => readNumber(cell, priceBounds), null);
    return {
      row: cells.row,
      code: cells.readText('clave', productFields.code.maxLength),
      price: price === null ? null : toMoney(price),
    };
  },
};
