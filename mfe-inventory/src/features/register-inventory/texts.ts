import { formatCount, formatNumber } from '@surco/shared/domain';
import { inventoryFields } from '@surco/shared/records/inventory';

/** Texts of the inventory registration. */
export const texts = {
  seasonAndDistributor: 'Temporada y distribuidor',
  seasonPlaceholder: 'Elija una temporada',
  distributorPlaceholder: 'Elija un distribuidor',
  rows: 'Productos',
  rowsHelp: 'Escriba las bolsas de cada producto, o pegue aquí mismo dos columnas: clave y bolsas.',
  keyboardHelp: 'Con Enter pasa al producto siguiente; con Ctrl+Enter registra.',
  filter: 'Buscar por clave o producto',
  noMatch: (text: string) => `Ningún producto coincide con «${text}».`,
  product: 'Producto',
  stock: 'Disponible',
  bags: 'Bolsas',
  bagsOf: (code: string) => `Bolsas de ${code}`,
  adjust: 'Ajustar',
  adjustOf: (code: string) => `Ajustar ${code}`,
  pasteLabel: 'Clave y bolsas, un producto por fila',
  pasteHelp: 'Al pegar, las bolsas pasan solas a la tabla de arriba.',
  rowsAdded: (rows: number) => `${formatCount(rows, 'producto con bolsas pegadas', 'productos con bolsas pegadas')}.`,
  save: 'Registrar inventario',
  saved: (rows: number) => `${formatCount(rows, 'producto registrado', 'productos registrados')} en el inventario`,
  rowsTotal: 'Productos',
  bagsTotal: 'Bolsas',
} as const;

/** Why a pasted line is rejected. */
export const rejectionReasons = {
  unknownCode: 'no hay un producto habilitado con esa clave',
  invalidBags: `las bolsas deben ser un número entero de 0 a ${formatNumber(inventoryFields.initial.max)}`,
  missingColumns: 'se esperaban dos columnas: clave y bolsas',
  duplicate: 'esta clave está dos veces',
  registered: 'ya tiene inventario; use «Ajustar»',
} as const;
