import { partnerTypeLabels } from '@surco/shared/domain';
import { createImporter } from '../../../core/imports/createImporter';
import { countChanged, countReferences } from '../../../core/imports/undoRules';
import { fileLimitsText } from '../../../core/workbook/rows/templateSheets';
import { partnerSheetFormat } from './partnerSheet';
import { planPartners } from './planPartners';

/** the import of partners. */
export const partnerImport = createImporter({
  list: 'partners',
  format: partnerSheetFormat,
  plan: planPartners,
  template: {
    getName: () => 'Plantilla de socios',
    notes: [
      'Llene la hoja Socios, una fila por socio; los encabezados con asterisco y fondo rojo son obligatorios.',
      'También se importa un archivo de otro programa (.xlsx o .csv): Surco pregunta qué columna es cada una.',
      'Un socio que ya existe, con el mismo tipo y nombre, se omite o se llenan sus datos vacíos.',
      `${fileLimitsText} La hoja Listas muestra lo que se puede elegir hoy.`,
    ],
    readLists: async (db) => {
      const localities = await db.selectFrom('localities').select('name').orderBy('name').execute();
      const zones = await db.selectFrom('zones').select('name').orderBy('name').execute();
      return [
        { heading: 'Tipos', kind: 'text', width: 22, values: Object.values(partnerTypeLabels), of: 'tipo' },
        {
          heading: 'Localidades',
          kind: 'text',
          width: 28,
          values: localities.map(({ name }) => name),
          of: 'localidad',
        },
        { heading: 'Zonas', kind: 'text', width: 26, values: zones.map(({ name }) => name) },
      ];
    },
  },
  undo: {
    table: 'partners',
    entity: 'partner',
    blockers: [
      countChanged('partners', 'socio que se modificó', 'socios que se modificaron'),
      countReferences('images', 'partner_id', 'logotipo', 'logotipos'),
      countReferences('users', 'distributor_id', 'usuario', 'usuarios'),
      countReferences('inventories', 'distributor_id', 'inventario', 'inventarios'),
      countReferences('sales', 'distributor_id', 'venta', 'ventas'),
      countReferences('vouchers', 'distributor_id', 'DKbono', 'DKbonos'),
    ],
  },
});
