import { formatCount, formatNumber, limits } from '@surco/shared/domain';

const { bagsMax, rowsMax } = limits.inventory;

/** Texts of the inventory registration. */
export const texts = {
  seasonAndDistributor: 'Temporada y distribuidor',
  season: 'Temporada',
  seasonPlaceholder: 'Elija una temporada',
  distributor: 'Distribuidor',
  distributorPlaceholder: 'Elija un distribuidor',
  rows: 'Productos',
  rowsHelp:
    'Escriba la clave y las bolsas de cada producto, o pegue aquí mismo dos columnas de una hoja de cálculo: clave y bolsas. Se registran todos o ninguno.',
  code: 'Clave',
  bags: 'Bolsas',
  codeOf: (row: number) => `Clave del renglón ${row}`,
  bagsOf: (row: number) => `Bolsas del renglón ${row}`,
  remove: (row: number) => `Quitar el renglón ${row}`,
  add: 'Agregar renglón',
  unknownCode: 'Clave desconocida',
  pasteTitle: 'Pegar desde una hoja de cálculo',
  pasteLabel: 'Clave y bolsas, un producto por renglón',
  pasteHelp: 'Al pegar, los renglones pasan solos a la lista de arriba.',
  addPastedRows: 'Pasar a la lista',
  rowsAdded: (rows: number) => `${formatCount(rows, 'renglón agregado', 'renglones agregados')} a la lista.`,
  rejectedLines: (rows: number) =>
    `${formatCount(rows, 'renglón que no se entendió', 'renglones que no se entendieron')}:`,
  lineNumber: (line: number) => `Renglón ${line}`,
  save: 'Registrar inventario',
  saved: (rows: number) => `${formatCount(rows, 'producto registrado', 'productos registrados')} en el inventario`,
  rowsTotal: 'Productos',
  bagsTotal: 'Bolsas',
} as const;

/** Why a pasted line is rejected. */
export const rejectionReasons = {
  unknownCode: 'no hay un producto habilitado con esa clave',
  invalidBags: `las bolsas deben ser un número entero de 0 a ${formatNumber(bagsMax)}`,
  missingColumns: 'se esperaban dos columnas: clave y bolsas',
  tooManyRows: `solo caben ${rowsMax} renglones a la vez`,
} as const;

/** Error messages of the fields. */
export const validationMessages = {
  missingSeason: 'Elija una temporada.',
  missingDistributor: 'Elija un distribuidor.',
  missingCode: 'Escriba la clave de un producto.',
  unknownCode: 'No hay un producto habilitado con esta clave.',
  duplicateProduct: 'Este producto está dos veces en la lista.',
  missingBags: 'Escriba cuántas bolsas hay.',
  invalidBags: `Escriba bolsas enteras, de 0 a ${formatNumber(bagsMax)}.`,
  noRows: 'Escriba al menos un producto.',
} as const;
