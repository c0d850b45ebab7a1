import { formatNumber, limits } from '@surco/shared/domain';
import { getColumnLabel, type ImportColumns, listColumnNames } from './importColumn';
import type { SheetColumn, SheetRow, SheetDefinition } from '../sheetTypes';

/** Number of formatted empty rows in a template; users may add more below. */
export const blankRowCount = 500;

/** For a column with a list of choices: the column letter on the sheet Listas and the number of choices. */
export type ColumnChoices<N extends string> = Partial<Record<N, { letter: string; count: number }>>;

/** Returns the columns of the sheet that the user fills in; `*` marks the required ones. */
export const createTemplateColumns = <N extends string>(
  columns: ImportColumns<N>,
  choices: ColumnChoices<N>,
): SheetColumn[] =>
  listColumnNames(columns).map((name) => {
    const { kind, width, required } = columns[name];
    const { letter = '', count = 0 } = choices[name] ?? {};
    return {
      heading: getColumnLabel(columns, name) + (required ? '*' : ''),
      kind,
      width,
      ...(required ? { required } : {}),
      ...(count > 0 ? { choices: `Listas!$${letter}$2:$${letter}$${count + 1}` } : {}),
    };
  });

export const instructionsSheet: SheetDefinition = {
  name: 'Instrucciones',
  columns: [
    { heading: 'Columna', kind: 'text', width: 22 },
    { heading: 'Obligatoria', kind: 'text', width: 13 },
    { heading: 'Qué se escribe', kind: 'text', width: 80, wrap: true },
    { heading: 'Ejemplo', kind: 'text', width: 26 },
  ],
};

const { maxBytes, maxRows } = limits.workbook;

/** The limits of a file, for the notes of the template. */
export const fileLimitsText = `Un archivo lleva hasta ${formatNumber(maxRows)} filas y ${maxBytes / 1024 / 1024} MB.`;

/** Returns the rows of the sheet Instrucciones: one for each column, then the notes. */
export const createInstructionRows = <N extends string>(
  columns: ImportColumns<N>,
  notes: readonly string[],
): SheetRow[] => [
  ...listColumnNames(columns).map((name) => {
    const { required, help, example } = columns[name];
    return { values: [getColumnLabel(columns, name), required ? 'Sí' : 'No', help, example] };
  }),
  { values: [null, null, null, null] },
  ...notes.map((note, index) => ({ values: [index === 0 ? 'Notas' : null, null, note, null] })),
];
