import type { Db } from '../../../core/db/pool';
import type { FileResponse } from '../../../core/http/sendFile';
import {
  blankRowCount,
  createTemplateColumns,
  createInstructionRows,
  instructionsSheet,
  fileLimitsText,
} from '../../../core/workbook/rows/templateSheets';
import { createWorkbook } from '../../../core/workbook/write/createWorkbook';
import type { SheetDefinition } from '../../../core/workbook/sheetTypes';
import { listStates } from '../repository';
import { type LocalityColumn, localityColumns, localitySheetFormat } from './localityColumns';

const instructionNotes = [
  'Llene la hoja Localidades, una fila por localidad; los encabezados con asterisco y fondo rojo son obligatorios.',
  'Los nombres se reconocen sin importar mayúsculas ni acentos.',
  'Se importa todo o nada: si una fila tiene un error, no se guarda ninguna localidad y se indica la fila, la columna y el motivo.',
  'Importar de nuevo el mismo archivo no cambia nada: las localidades que ya existen se reconocen.',
  `${fileLimitsText} La hoja Listas muestra los estados y las zonas.`,
];

const listsSheet: SheetDefinition = {
  name: 'Listas',
  columns: [
    { heading: 'Estados', kind: 'text', width: 26 },
    { heading: 'Zonas', kind: 'text', width: 30 },
    { heading: 'Estados que abarca la zona', kind: 'text', width: 60, wrap: true },
  ],
};

/**
 * Creates the workbook to fill in: an empty sheet with drop-down lists, a sheet that explains its columns, and a sheet
 * with the states and zones that the drop-down lists offer.
 */
export async function createLocalityTemplate(db: Db, userId: string): Promise<FileResponse> {
  const states = await listStates(db);
  const zones = await db
    .selectFrom('zones as z')
    .innerJoin('zone_states as zs', 'zs.zone_id', 'z.id')
    .innerJoin('states as s', 's.id', 'zs.state_id')
    .select(({ fn, ref }) => ['z.name', fn.agg<string[]>('array_agg', [ref('s.name')]).as('states')])
    .groupBy('z.id')
    .orderBy('z.name')
    .execute();
  const columns = createTemplateColumns<LocalityColumn>(localityColumns, {
    estado: { letter: 'A', count: states.length },
    zona: { letter: 'B', count: zones.length },
  });
  const lists = Array.from({ length: Math.max(states.length, zones.length) }, (_, at) => {
    const zone = zones[at];
    return { values: [states[at]?.name ?? null, zone?.name ?? null, zone?.states.toSorted().join(', ') ?? null] };
  });
  const sheets = [
    { name: localitySheetFormat.sheetName, columns, blankRows: blankRowCount },
    instructionsSheet,
    listsSheet,
  ];
  const content = await createWorkbook({ sheets, userId }, async function* () {
    yield { sheet: 1, rows: createInstructionRows(localityColumns, instructionNotes) };
    yield { sheet: 2, rows: lists };
  });
  return { name: 'Plantilla de localidades.xlsx', content };
}
