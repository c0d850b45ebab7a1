import { formatNumber, plural } from '@surco/shared/domain/formats';
import { limits } from '@surco/shared/domain/limits';

const { bagsMax, rowsMax } = limits.inventory;

/** What a person reads where inventory is registered. */
export const texts = {
  where: 'Temporada y distribuidor',
  season: 'Temporada',
  seasonHelp: 'Seleccione una temporada',
  distributor: 'Distribuidor',
  distributorHelp: 'Seleccione un distribuidor',
  products: 'Productos',
  productsHelp:
    'Escriba la clave y las bolsas de cada producto, o pegue aquí mismo dos columnas de una hoja de cálculo: clave y bolsas. Se registran todos o ninguno.',
  code: 'Clave',
  bags: 'Bolsas',
  codeOf: (row: number) => `Clave del renglón ${row}`,
  bagsOf: (row: number) => `Bolsas del renglón ${row}`,
  remove: (row: number) => `Quitar el renglón ${row}`,
  add: 'Agregar renglón',
  unknown: 'Clave desconocida',
  pasteTitle: 'Pegar desde una hoja de cálculo',
  pasteLabel: 'Clave y bolsas, un producto por renglón',
  pasteHelp: 'Al pegar, los renglones pasan solos a la lista de arriba.',
  pasteTake: 'Pasar a la lista',
  taken: (rows: number) => `${plural(rows, 'renglón agregado', 'renglones agregados')} a la lista.`,
  misread: (rows: number) => `${plural(rows, 'renglón que no se entendió', 'renglones que no se entendieron')}:`,
  line: (line: number) => `Renglón ${line}`,
  noProduct: 'no hay un producto habilitado con esa clave',
  noBags: `las bolsas deben ser un número entero de 0 a ${formatNumber(bagsMax)}`,
  noPair: 'se esperaban dos columnas: clave y bolsas',
  noRoom: `solo caben ${rowsMax} renglones a la vez`,
  save: 'Registrar inventario',
  saved: (rows: number) => `${plural(rows, 'producto registrado', 'productos registrados')} en el inventario`,
  rowsTotal: 'Productos',
  bagsTotal: 'Bolsas',
  seasonMissing: 'Seleccione una temporada.',
  distributorMissing: 'Seleccione un distribuidor.',
  codeMissing: 'Escriba la clave de un producto.',
  codeUnknown: 'No hay un producto habilitado con esta clave.',
  twice: 'Este producto está dos veces en la lista.',
  bagsMissing: 'Escriba cuántas bolsas hay.',
  bagsWrong: `Escriba bolsas enteras, de 0 a ${formatNumber(bagsMax)}.`,
  none: 'Escriba al menos un producto.',
} as const;
