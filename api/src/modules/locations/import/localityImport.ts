import type { LocalityImportReport, RecordImportReport } from '@surco/shared/contract';
import { createImporter } from '../../../core/imports/createImporter';
import { countChanged, countReferences } from '../../../core/imports/undoRules';
import { fileLimitsText } from '../../../core/workbook/rows/templateSheets';
import { listStates } from '../repository';
import { localitySheetFormat } from './localityColumns';
import { planLocalityImport } from './planLocalityImport';
import { writeLocalities } from './writeLocalities';

/** The report of POST /localities/import, without the rows that failed: a file is imported whole. */
export const toLocalityReport = ({
  rows,
  created,
  errors,
  sheet,
  importId,
}: RecordImportReport): LocalityImportReport => ({
  rows,
  localities: created,
  errors,
  sheet,
  ...(importId === undefined ? {} : { importId }),
});

/** the import of localities. Those that exist in the same zone are skipped. */
export const localityImport = createImporter({
  list: 'localities',
  format: localitySheetFormat,
  needsTemplateHeadings: true,
  plan: async (tx, { user, rows, errors }) => {
    const created = await planLocalityImport(tx, rows, errors);
    return {
      created: created.length,
      merged: 0,
      skipped: rows.length - created.length,
      duplicates: [],
      preview: [],
      write: () => writeLocalities(tx, created, user),
    };
  },
  template: {
    getName: () => 'Plantilla de localidades',
    notes: [
      'Llene la hoja Localidades, una fila por localidad; los encabezados con asterisco y fondo rojo son obligatorios.',
      'Los nombres se reconocen sin importar mayúsculas ni acentos.',
      'Se importa todo o nada: si una fila tiene un error, no se guarda ninguna localidad y se indica la fila, la columna y el motivo.',
      'Importar de nuevo el mismo archivo no cambia nada: las localidades que ya existen se reconocen.',
      `${fileLimitsText} La hoja Listas muestra los estados y las zonas.`,
    ],
    readLists: async (db) => {
      const states = await listStates(db);
      const zones = await db
        .selectFrom('zones as z')
        .innerJoin('zone_states as zs', 'zs.zone_id', 'z.id')
        .innerJoin('states as s', 's.id', 'zs.state_id')
        .select(({ fn, ref }) => [
          'z.name',
          fn
            .agg<string[]>('array_agg', [ref('s.name')])
            .orderBy('s.name')
            .as('states'),
        ])
        .groupBy('z.id')
        .orderBy('z.name')
        .execute();
      return [
        { heading: 'Estados', kind: 'text', width: 26, values: states.map(({ name }) => name), of: 'estado' },
        { heading: 'Zonas', kind: 'text', width: 30, values: zones.map(({ name }) => name), of: 'zona' },
        {
          heading: 'Estados que abarca la zona',
          kind: 'text',
          width: 60,
          wrap: true,
          values: zones.map(({ states }) => states.toSorted().join(', ')),
        },
      ];
    },
  },
  undo: {
    table: 'localities',
    entity: 'locality',
    blockers: [
      countChanged('localities', 'localidad que se modificó', 'localidades que se modificaron'),
      countReferences('customers', 'locality_id', 'cliente', 'clientes'),
      countReferences('partners', 'locality_id', 'socio', 'socios'),
    ],
  },
});
