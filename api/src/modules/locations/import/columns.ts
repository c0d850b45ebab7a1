import { tidyName } from '@surco/shared/domain/formats';
import type { CellReader } from '../../files/import/cellReader';
import { type ImportColumns, namesOf, type SheetForm } from '../../files/import/sheet';

/** The columns of the template, in their order. */
export const placeColumns = {
  nombre: {
    kind: 'text',
    required: true,
    width: 30,
    help: 'Nombre de la localidad. No se repite dentro de su municipio, sin importar mayúsculas ni acentos.',
    example: 'San Pedro',
  },
  municipio: { kind: 'text', required: true, width: 30, help: 'Municipio al que pertenece.', example: 'San Pedro' },
  estado: {
    kind: 'text',
    required: true,
    width: 24,
    help: 'Nombre del estado. Debe ser uno de los que abarca la zona.',
    example: 'Coahuila',
  },
  zona: {
    kind: 'text',
    required: true,
    width: 24,
    help: 'Nombre de la zona, que debe existir.',
    example: 'Laguna',
  },
} as const satisfies ImportColumns<string>;

export type PlaceColumn = keyof typeof placeColumns;

/** A row of the file, its words as written. */
export interface PlaceRow {
  row: number;
  name: string;
  municipality: string;
  state: string;
  zone: string;
}

const nameLength = 80;

const readPlace = (cells: CellReader<PlaceColumn>): PlaceRow => ({
  row: cells.row,
  name: tidyName(cells.text('nombre', nameLength)),
  municipality: tidyName(cells.text('municipio', nameLength)),
  state: cells.text('estado', nameLength),
  zone: cells.text('zona', nameLength),
});

/** How a file of localities is read. */
export const placeSheet: SheetForm<PlaceColumn, PlaceRow> = {
  sheet: 'Localidades',
  columns: placeColumns,
  missing: (present) => namesOf(placeColumns).filter((name) => !present.has(name)),
  read: readPlace,
};
