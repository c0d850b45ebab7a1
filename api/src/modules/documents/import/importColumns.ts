import { type ImportColumns, listColumnNames } from '../../../core/workbook/rows/importColumn';

/** The columns of the template of sales, in order. */
export const importColumns = {
  referencia_externa: {
    kind: 'text',
    required: true,
    width: 20,
    help: 'Número o clave que identifica la venta en su propio registro. Las filas con la misma referencia forman una sola venta.',
    example: 'R-1001',
    otherNames: ['referencia', 'folio', 'factura', 'número de factura', 'pedido', 'remisión'],
  },
  fecha: {
    kind: 'date',
    required: true,
    width: 12,
    help: 'Fecha de la venta, como fecha o como texto: 15/11/2026, 15/11/26 o 15 de noviembre de 2026. No puede ser futura.',
    example: '15/11/2026',
    otherNames: ['fecha de venta', 'fecha venta', 'fecha de factura'],
  },
  temporada: {
    kind: 'text',
    required: true,
    width: 14,
    help: 'Nombre de la temporada. Debe estar abierta para ventas.',
    example: 'PV 2026',
    otherNames: ['ciclo'],
  },
  rfc_cliente: {
    kind: 'text',
    width: 16,
    help: 'RFC del cliente. Basta con el RFC o con el teléfono; si se escriben los dos, deben ser del mismo cliente.',
    example: 'PELJ8503152D8',
    otherNames: ['rfc', 'rfc del cliente'],
  },
  telefono_cliente: {
    kind: 'text',
    required: true,
    width: 18,
    help: 'Teléfono del cliente, a diez dígitos. Obligatorio si no se escribe el RFC.',
    example: '8711234567',
    otherNames: ['teléfono', 'tel', 'teléfono 1', 'celular', 'teléfono del cliente'],
  },
  clave_producto: {
    kind: 'text',
    required: true,
    width: 16,
    help: 'Clave del producto. No se repite dentro de una venta.',
    example: 'DKX-620',
    otherNames: ['clave', 'código', 'producto', 'sku', 'clave del producto'],
  },
  bolsas: {
    kind: 'integer',
    required: true,
    width: 10,
    help: 'Bolsas: un entero de 1 a 9,999.',
    example: '29',
    otherNames: ['cantidad', 'unidades', 'sacos'],
  },
  precio_lista: {
    kind: 'money',
    width: 14,
    help: 'Déjelo vacío: se toma el precio de lista. Solo un administrador puede importar otro precio.',
    example: '',
    otherNames: ['precio', 'precio unitario'],
  },
  descuento_pct: {
    kind: 'decimal',
    width: 14,
    help: 'Descuento en porcentaje: 5 significa 5 % y 0.5 significa medio por ciento. Vacío es sin descuento. No rebasa el máximo del producto.',
    example: '5',
    otherNames: ['descuento', '% descuento', 'descuento %'],
  },
  hectareas: {
    kind: 'decimal',
    width: 12,
    help: 'Hectáreas por sembrar. Vacío: las que alcanzan con esas bolsas.',
    example: '19.7',
    otherNames: ['has', 'ha', 'superficie'],
  },
  distribuidor: {
    kind: 'text',
    required: true,
    width: 30,
    help: 'Nombre del distribuidor de cuyo inventario sale la venta.',
    example: 'Agrosemillas del Norte',
    otherNames: ['almacén', 'sucursal'],
  },
  correo_consultor: {
    kind: 'text',
    required: true,
    width: 30,
    help: 'Correo del consultor que hizo la venta. Un consultor solo importa las suyas.',
    example: 'consultor@ejemplo.mx',
    otherNames: ['consultor', 'vendedor', 'agente', 'correo del consultor'],
  },
  lote: { kind: 'text', width: 14, help: 'Lote de la semilla, si se conoce.', example: 'L-2231' },
  notas: {
    kind: 'text',
    width: 34,
    help: 'Notas de la venta, hasta 1,000 caracteres.',
    example: '',
    otherNames: ['observaciones', 'comentarios'],
  },
} as const satisfies ImportColumns<string>;

export type ColumnName = keyof typeof importColumns;

export const columnNames = listColumnNames<ColumnName>(importColumns);

/** The phone column may be missing where the RFC column identifies the customer. */
const isOptional = (name: ColumnName): boolean => name === 'telefono_cliente' || !('required' in importColumns[name]);

/** Returns the required columns that the file does not have. */
export function findMissingColumns(present: ReadonlySet<ColumnName>): ColumnName[] {
  const missing = columnNames.filter((name) => !isOptional(name) && !present.has(name));
  const hasCustomer = present.has('rfc_cliente') || present.has('telefono_cliente');
  return hasCustomer ? missing : [...missing, 'telefono_cliente'];
}
