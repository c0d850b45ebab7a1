import { normalizeName } from '@surco/shared/domain';
import { localityFields } from '@surco/shared/records/locality';
import type { CellReader } from '../../../core/workbook/rows/cellReader';
import { type ImportColumns, listColumnNames } from '../../../core/workbook/rows/importColumn';
import type { SheetFormat } from '../../../core/workbook/rows/parseSheet';

/** The columns of the template of localities, in order. */
export const localityColumns = {
  nombre: {
    kind: 'text',
    required: true,
    width: 30,
    help: 'Nombre de la localidad. No se repite dentro de su municipio, sin importar mayúsculas ni acentos.',
    example: 'San Pedro',
    otherNames: ['localidad', 'población', 'comunidad'],
  },
  municipio: {
    kind: 'text',
    required: true,
    width: 30,
    help: 'Municipio al que pertenece.',
    example: 'San Pedro',
    otherNames: ['delegación'],
  },
  estado: {
    kind: 'text',
    required: true,
    width: 24,
    help: 'Nombre del estado. Debe ser uno de los que abarca la zona.',
    example: 'Coahuila',
    otherNames: ['entidad', 'entidad federativa', 'edo'],
  },
  zona: {
    kind: 'text',
    required: true,
    width: 24,
    help: 'Nombre de la zona, que debe existir.',
    example: 'Laguna',
    otherNames: ['región', 'zona de venta'],
  },
} as const satisfies ImportColumns<string>;

export type LocalityColumn = keyof typeof localityColumns;

/** A row of the file. Name and municipality are normalized for storage; state and zone are names to look up. */
export interface LocalityRow {
  row: number;
  name: string;
  municipality: string;
  state: string;
  zone: string;
}

const maxNameLength = localityFields.name.maxLength;

const readLocalityRow = (cells: CellReader<LocalityColumn>): LocalityRow => ({
  row: cells.row,
  name: normalizeName(cells.readText('nombre', maxNameLength)),
  municipality: normalizeName(cells.readText('municipio', maxNameLength)),
  state: cells.readText('estado', maxNameLength),
  zone: cells.readText('zona', maxNameLength),
});

/** The format of the sheet of localities, for `parseSheet`. */
export const localitySheetFormat: SheetFormat<LocalityColumn, LocalityRow> = {
  sheetName: 'Localidades',
  columns: localityColumns,
  names: [['nombre']],
  findMissing: (present) => listColumnNames(localityColumns).filter((name) => !present.has(name)),
  readRow: readLocalityRow,
};
