import { sql } from 'kysely';
import { createImporter } from '../../../core/imports/createImporter';
import { countChanged, countReferences } from '../../../core/imports/undoRules';
import { fileLimitsText } from '../../../core/workbook/rows/templateSheets';
import { listActiveDistributors } from '../../partners';
import { inventorySheetFormat } from './inventorySheet';
import { planInventories } from './planInventories';

/** the import of opening stock. */
export const inventoryImport = createImporter({
  list: 'inventories',
  format: inventorySheetFormat,
  plan: planInventories,
  template: {
    getName: () => 'Plantilla de inventario inicial',
    notes: [
      'Llene la hoja Inventario, una fila por producto y distribuidor, con las bolsas con las que empieza la temporada.',
      'También se importa un archivo de otro programa (.xlsx o .csv): Surco pregunta qué columna es cada una.',
      'Un producto que ya tiene inventario en la temporada y el distribuidor se omite: se ajusta en su página, con su motivo.',
      `${fileLimitsText} La hoja Listas muestra lo que se puede elegir hoy.`,
    ],
    readLists: async (db, user) => {
      const seasons = await db.selectFrom('seasons').select('name').orderBy('start_date', 'desc').execute();
      const distributors = await listActiveDistributors(db, user);
      const products = await db
        .selectFrom('products')
        .select(['code', 'name'])
        .where('enabled', '=', true)
        .orderBy('code')
        .execute();
      return [
        { heading: 'Temporadas', kind: 'text', width: 18, values: seasons.map(({ name }) => name), of: 'temporada' },
        {
          heading: 'Distribuidores',
          kind: 'text',
          width: 34,
          values: distributors.map(({ name }) => name),
          of: 'distribuidor',
        },
        {
          heading: 'Claves de producto',
          kind: 'text',
          width: 18,
          values: products.map(({ code }) => code),
          of: 'clave',
        },
        { heading: 'Producto', kind: 'text', width: 34, values: products.map(({ name }) => name) },
      ];
    },
  },
  undo: {
    table: 'inventories',
    entity: 'inventory',
    blockers: [
      countChanged('inventories', 'inventario que se modificó', 'inventarios que se modificaron'),
      countReferences('stock_movements', 'inventory_id', 'movimiento', 'movimientos', sql`x.event <> 'REGISTER'`),
    ],
    parts: [['stock_movements', 'inventory_id']],
  },
});
