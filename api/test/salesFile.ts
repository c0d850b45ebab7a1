import { randomUUID } from 'node:crypto';
import { readSheet } from 'read-excel-file/node';
import type { BookColumn } from '../src/modules/files/workbook/book';
import { writeBook } from '../src/modules/files/workbook/write';

/** What every row of the file says: who sells what to whom, from where. */
export interface SalesFileRow {
  customerPhone: string;
  productCodes: readonly string[];
  season: string;
  distributor: string;
  consultantEmail: string;
  date: string;
}

const columns: BookColumn[] = [
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

/** A file for POST /sales/import with so many rows, one sale for each two, under references never used before. */
export function salesFile(rows: number, of: SalesFileRow): Promise<Buffer> {
  const run = randomUUID().slice(0, 8);
  const values = Array.from({ length: rows }, (_, n) => [
    `${run}-${Math.floor(n / 2)}`,
    of.date,
    of.season,
    of.customerPhone,
    of.productCodes[n % 2] ?? '',
    1 + (n % 3),
    n % 2,
    of.distributor,
    of.consultantEmail,
  ]);
  return writeBook([{ name: 'Ventas', columns }], [values.map((row) => ({ values: row }))]);
}

/** The file read by its library alone: no checks, no thread, nothing done with it. */
export const bareRead = async (file: Buffer): Promise<number> => (await readSheet(file)).length;
