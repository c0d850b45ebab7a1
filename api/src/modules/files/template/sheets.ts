import { formatNumber } from '@surco/shared/domain/formats';
import { limits } from '@surco/shared/domain/limits';
import { type ImportColumns, namesOf } from '../import/sheet';
import type { BookColumn, BookRow, BookSheet } from '../workbook/book';

/** Rows that are typed beforehand; more may be added below. */
export const blankRows = 500;

/** Where on the sheet of lists the choices of a column stand, and how many there are. */
export type Choices<N extends string> = Partial<Record<N, { letter: string; count: number }>>;

/** The columns of the sheet to fill in, the required ones marked. */
export const columnsToFill = <N extends string>(columns: ImportColumns<N>, choices: Choices<N>): BookColumn[] =>
  namesOf(columns).map((name) => {
    const { kind, width, required } = columns[name];
    const { letter = '', count = 0 } = choices[name] ?? {};
    return {
      heading: required ? `${name}*` : name,
      kind,
      width,
      ...(required ? { required } : {}),
      ...(count > 0 ? { choices: `Listas!$${letter}$2:$${letter}$${count + 1}` } : {}),
    };
  });

export const instructions: BookSheet = {
  name: 'Instrucciones',
  columns: [
    { heading: 'Columna', kind: 'text', width: 22 },
    { heading: 'Obligatoria', kind: 'text', width: 13 },
    { heading: 'Qué se escribe', kind: 'text', width: 80, wrap: true },
    { heading: 'Ejemplo', kind: 'text', width: 26 },
  ],
};

const { maxBytes, maxRows } = limits.workbook;

/** What one file may hold, in the words of the notes. */
export const mostOfAFile = `Un archivo lleva hasta ${formatNumber(maxRows)} filas y ${maxBytes / 1024 / 1024} MB.`;

/** What each column means, and what else is to be known. */
export const instructionRows = <N extends string>(columns: ImportColumns<N>, notes: readonly string[]): BookRow[] => [
  ...namesOf(columns).map((name) => {
    const { required, help, example } = columns[name];
    return { values: [name, required ? 'Sí' : 'No', help, example] };
  }),
  { values: [null, null, null, null] },
  ...notes.map((note, at) => ({ values: [at === 0 ? 'Notas' : null, null, note, null] })),
];
