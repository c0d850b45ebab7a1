import { randomUUID } from 'node:crypto';
import type { SheetColumn } from '../../core/workbook/sheetTypes';
import { buildSheets } from './buildSheets';

/** The values that the rows of the file share. Of `productCodes`, rows take the first and the second in turn. */
export interface SharedRowValues {
  customerPhone: string;
  productCodes: readonly string[];
  season: string;
  distributor: string;
  consultantEmail: string;
  date: string;
}

const salesFileColumns: SheetColumn[] = [
  { heading: 'referencia_externa', kind: 'text' },
  { heading: 'fecha', kind: 'date' },
  { heading: 'temporada', kind: 'text' },
  { heading: 'telefono_cliente', kind: 'text' },
  { heading: 'clave_producto', kind: 'text' },
  { heading: 'bolsas', kind: 'integer' },
  { heading: 'descuento_pct', kind: 'decimal' },
  { heading: 'distribuidor', kind: 'text' },
  { heading: 'correo_consultor', kind: 'text' },
];

/** Builds a file for POST /sales/import with this many rows, two for each sale, and with new references. */
export function buildSalesFile(rows: number, shared: SharedRowValues): Promise<Buffer> {
  const run = randomUUID().slice(0, 8);
  const values = Array.from({ length: rows }, (_, n) => [
    `${run}-${Math.floor(n / 2)}`,
    shared.date,
    shared.season,
    shared.customerPhone,
    shared.productCodes[n % 2] ?? '',
    1 + (n % 3),
    n % 2,
    shared.distributor,
    shared.consultantEmail,
  ]);
  return buildSheets([{ name: 'Ventas', columns: salesFileColumns }], [values.map((row) => ({ values: row }))]);
}
