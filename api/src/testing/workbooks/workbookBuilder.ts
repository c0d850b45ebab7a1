import type { SheetColumn, SheetRow } from '../../core/workbook/sheetTypes';
import type { Company } from '../createCompany';
import { buildSheets } from './buildSheets';

export type CellsByHeading = Record<string, string | number | null>;

const columnKinds: Record<string, SheetColumn['kind']> = {
  fecha: 'date',
  bolsas: 'integer',
  precio_lista: 'money',
  descuento_pct: 'decimal',
  hectareas: 'decimal',
};

/** Builds a valid row for a sale of the company's consultant; a test overrides what it needs. */
export const buildSaleRow = (
  { season, customer, product, distributor, consultant }: Company,
  change: CellsByHeading = {},
): CellsByHeading => ({
  referencia_externa: 'R-1',
  fecha: '2026-11-15',
  temporada: season.name,
  rfc_cliente: null,
  telefono_cliente: customer.phone,
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

/**
 * Builds a workbook of these rows. A column with a text in any row becomes a text column; ISO dates in `fecha` do not
 * count as text.
 */
export function buildWorkbook(rows: readonly CellsByHeading[], headings = Object.keys(rows[0] ?? {})): Promise<Buffer> {
  const isTextColumn = headings.map((heading) => rows.some((row) => isTextCell(heading, row[heading])));
  const columns = headings.map((heading, index) => ({
    heading,
    kind: isTextColumn[index] ? ('text' as const) : (columnKinds[heading] ?? ('text' as const)),
  }));
  const values: SheetRow[] = rows.map((row) => ({ values: headings.map((heading) => row[heading] ?? null) }));
  return buildSheets([{ name: 'Ventas', columns }], [values]);
}

const isTextCell = (heading: string, value: string | number | null | undefined): boolean =>
  typeof value === 'string' && !(columnKinds[heading] === 'date' && /^\d{4}-/.test(value));
