import type { SheetColumn, SheetRow } from '../../../core/workbook/sheetTypes';
import type { DocumentReportRow, LineReportRow } from './reportColumns';

/** The columns that the sheets Detalle of both reports share. */
export const sharedDetailColumns: SheetColumn[] = [
  { heading: 'Cliente', kind: 'text' },
  { heading: 'Zona', kind: 'text' },
  { heading: 'Estado', kind: 'text' },
  { heading: 'Localidad', kind: 'text' },
  { heading: 'Consultor', kind: 'text' },
  { heading: 'Distribuidor', kind: 'text' },
  { heading: 'Temporada', kind: 'text' },
  { heading: 'Clave', kind: 'text' },
  { heading: 'Producto', kind: 'text' },
  { heading: 'Bolsas', kind: 'integer' },
  { heading: 'Precio de lista', kind: 'money' },
  { heading: 'Descuento', kind: 'percent' },
  { heading: 'Importe', kind: 'money' },
  { heading: 'Hectáreas', kind: 'decimal' },
  { heading: 't MV esperadas', kind: 'decimal' },
  { heading: 'Lote', kind: 'text' },
];

/** Returns the values of {@link sharedDetailColumns}. */
export const buildSharedDetailValues = (row: DocumentReportRow & LineReportRow): SheetRow['values'] => [
  row.customer,
  row.zone,
  row.state,
  row.locality,
  row.consultant,
  row.distributor,
  row.season,
  row.code,
  row.product,
  row.quantity,
  row.base_price,
  row.discount,
  row.amount,
  row.hectares,
  row.tonnes,
  row.lot,
];
