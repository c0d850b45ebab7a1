import { inventoryFields as fields } from '@surco/shared/records/inventory';
import type { CellReader } from '../../../core/workbook/rows/cellReader';
import type { ImportColumns } from '../../../core/workbook/rows/importColumn';
import type { SheetFormat } from '../../../core/workbook/rows/parseSheet';
import { readFieldCell } from '../../../core/workbook/rows/readFieldCell';

/** The columns of the template of opening stock, in order. */
const columns = {
  temporada: {
    kind: 'text',
    label: 'Temporada',
    required: true,
    width: 16,
    help: 'Nombre de la temporada.',
    example: 'PV 2026',
    otherNames: ['campaña', 'ciclo'],
  },
  distribuidor: {
    kind: 'text',
    label: 'Distribuidor',
    required: true,
    width: 32,
    help: 'Distribuidor activo que tiene las bolsas.',
    example: 'Agrosemillas del Norte',
    otherNames: ['almacén', 'bodega', 'sucursal'],
  },
  clave: {
    kind: 'text',
    label: 'Clave del producto',
    required: true,
    width: 16,
    help: 'Clave de un producto habilitado.',
    example: 'DKX-620',
    otherNames: ['clave', 'código', 'producto', 'sku', 'artículo', 'código producto'],
  },
  bolsas: {
    kind: 'integer',
    label: 'Bolsas',
    required: true,
    width: 10,
    help: 'Bolsas con las que empieza. Las de varios lotes de un producto se suman.',
    example: '120',
    otherNames: [
      'existencia',
      'existencias',
      'bolsas iniciales',
      'inicial',
      'inventario',
      'cantidad',
      'unidades',
      'saldo',
      'existencia final',
    ],
  },
  lote: {
    kind: 'text',
    label: 'Lote',
    width: 14,
    help: 'Si el producto tiene varias filas, una por lote. El inventario no guarda los lotes.',
    example: '',
    otherNames: ['número de lote', 'no lote'],
  },
} as const satisfies ImportColumns<string>;

export type InventoryColumn = keyof typeof columns;

/** The column of each field of the input. */
export const columnsOfFields: Readonly<Record<keyof typeof fields, InventoryColumn>> = {
  seasonId: 'temporada',
  distributorId: 'distribuidor',
  productId: 'clave',
  initial: 'bolsas',
};

/** A row of the file, with the names to look up. */
export interface InventoryRow {
  row: number;
  season: string;
  distributor: string;
  code: string;
  bags: unknown;
  lot: string;
}

const readRow = (cells: CellReader<InventoryColumn>): InventoryRow => ({
  row: cells.row,
  season: cells.readText('temporada', 120),
  distributor: cells.readText('distribuidor', 120),
  code: cells.readText('clave', 60),
  bags: readFieldCell(cells, 'bolsas', fields.initial),
  lot: cells.readText('lote', 60),
});

/** The format of the sheet of opening stock, for `parseSheet`. */
export const inventorySheetFormat: SheetFormat<InventoryColumn, InventoryRow> = {
  sheetName: 'Inventario',
  columns,
  names: [['clave']],
  findMissing: (present) => Object.values(columnsOfFields).filter((name) => !present.has(name)),
  readRow,
};
