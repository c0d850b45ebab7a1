import type { BookColumn, BookRow } from '../workbook/book';
import type { DocumentWords, LineWords } from './joins';

/** What a row of either Detalle begins with. */
export const headColumns: BookColumn[] = [
  { heading: 'Cliente', kind: 'text' },
  { heading: 'Zona', kind: 'text' },
  { heading: 'Estado (entidad)', kind: 'text' },
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

export const headValues = (row: DocumentWords & LineWords): BookRow['values'] => [
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
