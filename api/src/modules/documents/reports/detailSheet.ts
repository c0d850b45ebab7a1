import { sql } from 'kysely';
import { documentReportColumns, type ReportColumn } from './reportColumns';

/**
 * The columns that the sheets Detalle of both reports share: a line, aliased `x`, of its document, and the tonnes of
 * green matter expected from its hectares.
 */
export const sharedDetailColumns: readonly ReportColumn[] = [
  documentReportColumns.customer,
  documentReportColumns.zone,
  { heading: 'Estado', kind: 'text', width: 24, value: sql`st.name` },
  { heading: 'Localidad', kind: 'text', width: 26, value: sql`l.name` },
  documentReportColumns.consultant,
  documentReportColumns.distributor,
  documentReportColumns.season,
  { heading: 'Clave', kind: 'text', width: 16, value: sql`p.code` },
  { heading: 'Producto', kind: 'text', width: 32, value: sql`p.name` },
  { heading: 'Bolsas', kind: 'integer', value: sql`x.quantity` },
  { heading: 'Precio de lista', kind: 'money', value: sql`x.base_price` },
  { heading: 'Descuento', kind: 'percent', value: sql`x.discount` },
  { heading: 'Importe', kind: 'money', value: sql`x.total` },
  { heading: 'Hectáreas', kind: 'decimal', value: sql`x.hectares` },
  { heading: 't MV esperadas', kind: 'decimal', value: sql`round(x.hectares * x.product_yield, 2)` },
  { heading: 'Lote', kind: 'text', width: 16, value: sql`x.lot` },
];
