import type { Db } from '../../../db/pool';
import type { FileAnswer } from '../../../http/fileAnswer';
import { blankRows, columnsToFill, instructionRows, instructions, mostOfAFile } from '../../files/template/sheets';
import { BookWriter } from '../../files/workbook';
import type { BookSheet } from '../../files/workbook/book';
import { listStates } from '../repository';
import { type PlaceColumn, placeColumns, placeSheet } from './columns';

const notes = [
  'Llene la hoja Localidades, una fila por localidad; los encabezados con asterisco y fondo rojo son obligatorios.',
  'Los nombres se reconocen sin importar mayúsculas ni acentos.',
  'Se importa todo o nada: si una fila tiene un error, no se guarda ninguna localidad y se indica la fila, la columna y el motivo.',
  'Importar de nuevo el mismo archivo no cambia nada: las localidades que ya existen se reconocen.',
  `${mostOfAFile} La hoja Listas muestra los estados y las zonas.`,
];

const lists: BookSheet = {
  name: 'Listas',
  columns: [
    { heading: 'Estados', kind: 'text' },
    { heading: 'Zonas', kind: 'text' },
    { heading: 'Estados que abarca la zona', kind: 'text', width: 60, wrap: true },
  ],
};

/** An empty sheet to fill in, with its choices, beside what each column means. */
export async function placeTemplate(db: Db): Promise<FileAnswer> {
  const states = await listStates(db);
  const zones = await db
    .selectFrom('zones as z')
    .innerJoin('zone_states as zs', 'zs.zone_id', 'z.id')
    .innerJoin('states as s', 's.id', 'zs.state_id')
    .select(({ fn, ref }) => ['z.name', fn.agg<string[]>('array_agg', [ref('s.name')]).as('states')])
    .groupBy('z.id')
    .orderBy('z.name')
    .execute();
  const columns = columnsToFill<PlaceColumn>(placeColumns, {
    estado: { letter: 'A', count: states.length },
    zona: { letter: 'B', count: zones.length },
  });
  const book = new BookWriter([{ name: placeSheet.sheet, columns, blankRows }, instructions, lists]);
  book.add(1, instructionRows(placeColumns, notes));
  book.add(
    2,
    Array.from({ length: Math.max(states.length, zones.length) }, (_, at) => {
      const zone = zones[at];
      return { values: [states[at]?.name ?? null, zone?.name ?? null, zone?.states.toSorted().join(', ') ?? null] };
    }),
  );
  return { name: 'Plantilla de localidades.xlsx', content: await book.finish() };
}
