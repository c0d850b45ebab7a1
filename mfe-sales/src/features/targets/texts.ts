import { formatCount } from '@surco/shared/domain';

const countTargets = (count: number): string => formatCount(count, 'meta', 'metas');

/** Texts of the page of targets. */
export const texts = {
  season: 'Temporada',
  owner: 'Metas por',
  owners: { consultant: 'Consultor', zone: 'Zona' },
  measure: 'Medida',
  discardTitle: '¿Descartar las metas sin guardar?',
  discardText: 'Las metas que cambió en esta tabla se perderán.',
  discard: 'Descartar',
  noOwners: {
    consultant: 'No hay consultores activos en sus zonas.',
    zone: 'No hay zonas a su cargo.',
  },
  copy: 'Copiar de otra temporada',
  copyHelp:
    'Sustituye en la tabla de abajo las metas de quienes tienen algo que copiar; revíselas y guarde. Los consultores inactivos no se copian.',
  copyFrom: 'De la temporada',
  copyFromPlaceholder: 'Elija una temporada',
  source: 'Copiar',
  sources: { targets: 'Sus metas', sales: 'Lo que se vendió' },
  percent: 'Aumento',
  percentHelp: 'Un número negativo baja las metas.',
  fill: 'Llenar la tabla',
  filled: (count: number): string =>
    count === 0 ? 'Esa temporada no tiene qué copiar.' : `${countTargets(count)} en la tabla. Revise y guarde.`,
  leftOut: (codes: readonly string[]): string =>
    `Sin copiar, porque ya no ${codes.length === 1 ? 'está' : 'están'} a la venta: ${codes.join(', ')}.`,
  file: 'Traer las metas de un archivo',
  fileHelp: 'Descargue la plantilla, escriba las metas y súbala. Aquí se revisan antes de guardar.',
  fileFailed: 'No se pudo abrir esta parte. Revise la conexión.',
  retry: 'Reintentar',
  chooseFile: 'Archivo de metas',
  template: 'Descargar plantilla',
  fileName: 'Metas.xlsx',
  emptyFile:
    'El archivo no trae ninguna meta. Escriba las metas en las columnas «bolsas» o «importe» de la plantilla y vuelva a subirla.',
  table: 'Metas',
  tableHelp:
    'La meta de todos los productos cuenta en lugar de la suma por producto; si está vacía, cuenta la suma. Se pueden pegar celdas de una hoja de cálculo: solo números, desde la celda elegida; o con los nombres.',
  allProducts: 'Todos los productos',
  shownProduct: 'Producto',
  addProduct: 'Agregar un producto',
  addProductPlaceholder: 'Elija un producto',
  inactive: 'Inactivo',
  remove: 'Quitar',
  removeOf: (name: string): string => `Quitar las metas de ${name}`,
  targetOf: (name: string, product: string): string => `Meta de ${name}, ${product}`,
  pasteLabels: {
    consultant: 'Consultor, producto y meta, una por fila',
    zone: 'Zona, producto y meta, una por fila',
  },
  pasteHelp:
    'Sin producto, la meta es de todos. También se puede pegar una tabla con las claves de los productos en la primera fila.',
  pastePlaceholders: { consultant: 'Ana Peña; DKX-620; 400', zone: 'Laguna; DKX-620; 400' },
  pasted: (count: number): string => `${countTargets(count)} en la tabla. Revise y guarde.`,
  changed: 'Metas que cambian',
  sum: 'Suma',
  save: 'Guardar metas',
  saved: (count: number): string => `${countTargets(count)} ${count === 1 ? 'guardada' : 'guardadas'}`,
  changedMeanwhile: (value: string): string => `Otra persona la cambió a ${value}. Guarde otra vez para dejar la suya.`,
  removedMeanwhile: 'Otra persona la quitó. Guarde otra vez para dejar la suya.',
} as const;

/** Why a pasted line is rejected. */
export const rejectionReasons = {
  missingColumns: 'se esperaban dos o tres columnas',
  unknownOwner: { consultant: 'no hay un consultor activo con ese nombre', zone: 'no hay una zona con ese nombre' },
  unknownProduct: 'no hay un producto con esa clave',
  invalidValue: 'la meta no es válida',
  noMoreRows: 'la tabla no tiene más filas',
  noMoreColumns: 'la tabla no tiene más columnas',
  inactiveOwner: 'el consultor está inactivo',
} as const;
