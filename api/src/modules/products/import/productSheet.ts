import { productFields as fields } from '@surco/shared/records/product';
import type { CellReader } from '../../../core/workbook/rows/cellReader';
import type { ImportColumns } from '../../../core/workbook/rows/importColumn';
import type { SheetFormat } from '../../../core/workbook/rows/parseSheet';
import { readFieldCell } from '../../../core/workbook/rows/readFieldCell';

const neededOfNew = 'Obligatorio en un producto nuevo.';

/** The columns of the template of products, in order. */
const columns = {
  clave: {
    kind: 'text',
    label: 'Clave',
    required: true,
    width: 16,
    help: 'Clave del producto; no se repite.',
    example: 'DKX-620',
    otherNames: ['código', 'codigo del producto', 'sku', 'clave del producto', 'id producto', 'artículo'],
  },
  nombre: {
    kind: 'text',
    label: 'Nombre',
    width: 34,
    help: neededOfNew,
    example: 'Maíz DKX-620',
    otherNames: ['producto', 'descripción', 'nombre del producto', 'híbrido', 'variedad'],
  },
  cultivo: {
    kind: 'text',
    label: 'Cultivo',
    width: 12,
    help: `Maíz o Sorgo. ${neededOfNew}`,
    example: 'Maíz',
    otherNames: ['especie'],
  },
  uso: {
    kind: 'text',
    label: 'Uso',
    width: 18,
    help: `Silo, Grano o Doble propósito. ${neededOfNew}`,
    example: 'Silo',
    otherNames: ['aptitud', 'propósito'],
  },
  ambiente: {
    kind: 'text',
    label: 'Ambiente',
    width: 18,
    help: 'Dónde se siembra.',
    example: 'Templado',
    otherNames: ['región', 'adaptación'],
  },
  presentacion: {
    kind: 'text',
    label: 'Presentación',
    width: 18,
    help: `Por semillas o Por kilogramos. ${neededOfNew}`,
    example: 'Por semillas',
    otherNames: ['unidad', 'empaque'],
  },
  semillas_por_bolsa: {
    kind: 'integer',
    label: 'Semillas por bolsa',
    width: 14,
    help: '60,000 u 80,000, si se vende por semillas.',
    example: '60000',
    otherNames: ['semillas', 'semillas/bolsa'],
  },
  densidad: {
    kind: 'integer',
    label: 'Densidad de siembra',
    width: 14,
    help: 'Plantas por hectárea, si se vende por semillas.',
    example: '85000',
    otherNames: ['densidad', 'plantas por ha', 'plantas por hectárea'],
  },
  kg_por_bolsa: {
    kind: 'decimal',
    label: 'Kilogramos por bolsa',
    width: 14,
    help: 'Si se vende por kilogramos.',
    example: '',
    otherNames: ['kg por bolsa', 'kg/bolsa', 'peso'],
  },
  kg_por_ha: {
    kind: 'decimal',
    label: 'Dosis de siembra',
    width: 14,
    help: 'Kilogramos por hectárea, si se vende por kilogramos.',
    example: '',
    otherNames: ['kg por ha', 'kg/ha', 'dosis'],
  },
  rendimiento: {
    kind: 'decimal',
    label: 'Rendimiento MV',
    width: 14,
    help: `Toneladas de materia verde por hectárea. ${neededOfNew}`,
    example: '55',
    otherNames: ['rendimiento', 'rend', 'rendimiento t/ha'],
  },
  materia_seca: {
    kind: 'decimal',
    label: 'Materia seca',
    width: 12,
    help: `En porcentaje: 32 es 32 %. ${neededOfNew}`,
    example: '32',
    otherNames: ['materia seca %', 'ms', '% ms'],
  },
  precio_lista: {
    kind: 'money',
    label: 'Precio de lista',
    required: true,
    width: 14,
    help: 'Por bolsa, sin IVA. El general; con temporada o zona, el de esa lista.',
    example: '3950',
    otherNames: ['precio', 'precio lista', 'precio 1', 'precio general', 'precio por bolsa', 'precio público'],
  },
  descuento_max: {
    kind: 'decimal',
    label: 'Descuento máximo',
    width: 14,
    help: `En porcentaje: 5 es 5 %; 0 si no se descuenta. ${neededOfNew}`,
    example: '5',
    otherNames: ['descuento', 'dscto máximo %', 'descuento máx', 'dscto'],
  },
  iva: {
    kind: 'decimal',
    label: 'IVA',
    width: 8,
    help: '0 o 16. Vacío es 0.',
    example: '0',
    otherNames: ['iva %', 'tasa iva'],
  },
  categoria: {
    kind: 'text',
    label: 'Categoría de la semilla',
    width: 18,
    help: 'Si se conoce.',
    example: 'Certificada',
    otherNames: ['categoría'],
  },
  tratamiento: { kind: 'text', label: 'Tratamiento', width: 22, help: 'Si se conoce.', example: '' },
  a_la_venta: {
    kind: 'text',
    label: 'A la venta',
    width: 12,
    help: 'Sí o No. Vacío es Sí.',
    example: 'Sí',
    otherNames: ['activo', 'habilitado', 'estatus'],
  },
  temporada: {
    kind: 'text',
    label: 'Temporada',
    width: 16,
    help: 'Solo para un precio propio de una temporada. El producto va en otra fila o ya existe.',
    example: '',
  },
  zona: {
    kind: 'text',
    label: 'Zona',
    width: 16,
    help: 'Solo para un precio propio de una zona. El producto va en otra fila o ya existe.',
    example: '',
  },
} as const satisfies ImportColumns<string>;

export type ProductColumn = keyof typeof columns;

/** The column of each field of the input. */
export const columnsOfFields = {
  code: 'clave',
  name: 'nombre',
  crop: 'cultivo',
  use: 'uso',
  environment: 'ambiente',
  packaging: 'presentacion',
  seedsPerBag: 'semillas_por_bolsa',
  densityPlantsHa: 'densidad',
  kgPerBag: 'kg_por_bolsa',
  kgPerHa: 'kg_por_ha',
  yieldMV: 'rendimiento',
  dryMatter: 'materia_seca',
  basePrice: 'precio_lista',
  maxDiscount: 'descuento_max',
  taxRate: 'iva',
  seedCategory: 'categoria',
  treatment: 'tratamiento',
  enabled: 'a_la_venta',
} as const satisfies Readonly<Record<keyof typeof fields, ProductColumn>>;

/** What files call the choices, folded. */
const choiceNames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  use: { forraje: 'SILO', ensilado: 'SILO', ensilaje: 'SILO', doble: 'DOBLE' },
  packaging: { semillas: 'SEMILLAS', semilla: 'SEMILLAS', bolsa: 'SEMILLAS', kilogramos: 'KG', kilos: 'KG' },
};

/** A row of the file: a product with its general price, or, with a season or zone, its price in that list. */
export interface ProductRow {
  row: number;
  input: Readonly<Record<string, unknown>>;
  code: string;
  price: unknown;
  season: string;
  zone: string;
}

function readRow(cells: CellReader<ProductColumn>): ProductRow {
  const read = ([name, column]: [string, ProductColumn]) => {
    const field = fields[name as keyof typeof fields];
    return [name, readFieldCell(cells, column, field, choiceNames[name])] as const;
  };
  const input = Object.fromEntries(Object.entries(columnsOfFields).map(read));
  const { taxRate, enabled, ...rest } = input;
  return {
    row: cells.row,
    input: { ...rest, ...(taxRate === null ? {} : { taxRate }), ...(enabled === null ? {} : { enabled }) },
    code: String(input.code ?? ''),
    price: input.basePrice,
    season: cells.readText('temporada', 120),
    zone: cells.readText('zona', 120),
  };
}

const neededColumns = [
  'nombre',
  'cultivo',
  'uso',
  'presentacion',
  'rendimiento',
  'materia_seca',
  'descuento_max',
] as const;

/** A file with prices of a season or zone needs none of the product. */
function findMissing(present: ReadonlySet<ProductColumn>): ProductColumn[] {
  const hasLists = present.has('temporada') || present.has('zona');
  const needed: readonly ProductColumn[] = ['clave', 'precio_lista', ...(hasLists ? [] : neededColumns)];
  return needed.filter((name) => !present.has(name));
}

/** The format of the sheet of products, for `parseSheet`. */
export const productSheetFormat: SheetFormat<ProductColumn, ProductRow> = {
  sheetName: 'Productos',
  columns,
  names: [['clave', 'nombre']],
  findMissing,
  readRow,
};
