import type { BookColumn, BookRow } from '../src/modules/files/workbook/book';
import { writeBook } from '../src/modules/files/workbook/write';
import type { Company } from './factories';

export type Cells = Record<string, string | number | null>;

const kinds: Record<string, BookColumn['kind']> = {
  fecha: 'date',
  bolsas: 'integer',
  precio_lista: 'money',
  descuento_pct: 'decimal',
  hectareas: 'decimal',
};

/** A right row of the company's consultant; a test says what is different. */
export const rowOf = ({ season, client, product, distributor, consultant }: Company, change: Cells = {}): Cells => ({
  referencia_externa: 'R-1',
  fecha: '2026-11-15',
  temporada: season.name,
  rfc_cliente: null,
  telefono_cliente: client.phone,
  clave_producto: product.code,
  bolsas: 2,
  precio_lista: null,
  descuento_pct: 5,
  hectareas: null,
  distribuidor: distributor.name,
  correo_consultor: consultant.email,
  lote: null,
  notas: null,
  ...change,
});

/** A workbook of these rows; cells that are texts are written as texts, whatever their column. */
export function bookOf(rows: readonly Cells[], headings = Object.keys(rows[0] ?? {})): Promise<Buffer> {
  const texts = headings.map((heading) => rows.some((row) => isText(heading, row[heading])));
  const columns = headings.map((heading, at) => ({
    heading,
    kind: texts[at] ? ('text' as const) : (kinds[heading] ?? ('text' as const)),
  }));
  const values: BookRow[] = rows.map((row) => ({ values: headings.map((heading) => row[heading] ?? null) }));
  return writeBook([{ name: 'Ventas', columns }], [values]);
}

const isText = (heading: string, value: string | number | null | undefined): boolean =>
  typeof value === 'string' && !(kinds[heading] === 'date' && /^\d{4}-/.test(value));
