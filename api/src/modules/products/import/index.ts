import { cropLabels, packagingLabels, productUseLabels } from '@surco/shared/domain';
import { sql } from 'kysely';
import { createImporter } from '../../../core/imports/createImporter';
import { countChanged, countReferences } from '../../../core/imports/undoRules';
import { fileLimitsText } from '../../../core/workbook/rows/templateSheets';
import { planProducts } from './planProducts';
import { productSheetFormat } from './productSheet';

/** the import of products with their prices. */
export const productImport = createImporter({
  list: 'products',
  format: productSheetFormat,
  plan: planProducts,
  template: {
    getName: () => 'Plantilla de productos',
    notes: [
      'Llene la hoja Productos, una fila por producto, con su precio general.',
      'Un producto con otro precio en una temporada o zona lleva otra fila con su clave, ese precio y la temporada, la zona o las dos.',
      'También se importa un archivo de otro programa (.xlsx o .csv): Surco pregunta qué columna es cada una.',
      'Un producto cuya clave ya existe se omite, o se llenan sus datos vacíos. Su precio no cambia: para eso está Precios.',
      `${fileLimitsText} La hoja Listas muestra lo que se puede elegir hoy.`,
    ],
    readLists: async (db) => {
      const seasons = await db.selectFrom('seasons').select('name').orderBy('start_date', 'desc').execute();
      const zones = await db.selectFrom('zones').select('name').orderBy('name').execute();
      return [
        { heading: 'Cultivos', kind: 'text', width: 14, values: Object.values(cropLabels), of: 'cultivo' },
        { heading: 'Usos', kind: 'text', width: 18, values: Object.values(productUseLabels), of: 'uso' },
        {
          heading: 'Presentaciones',
          kind: 'text',
          width: 18,
          values: Object.values(packagingLabels),
          of: 'presentacion',
        },
        { heading: 'Temporadas', kind: 'text', width: 18, values: seasons.map(({ name }) => name), of: 'temporada' },
        { heading: 'Zonas', kind: 'text', width: 26, values: zones.map(({ name }) => name), of: 'zona' },
      ];
    },
  },
  undo: {
    table: 'products',
    entity: 'product',
    blockers: [
      countChanged('products', 'producto que se modificó', 'productos que se modificaron'),
      countReferences('product_prices', 'product_id', 'precio nuevo', 'precios nuevos', sql`x.at > i.created_at`),
      countReferences('inventories', 'product_id', 'inventario', 'inventarios'),
      countReferences('sale_lines', 'product_id', 'renglón de una venta', 'renglones de ventas'),
      countReferences('voucher_lines', 'product_id', 'renglón de un DKbono', 'renglones de DKbonos'),
      countReferences('targets', 'product_id', 'meta', 'metas'),
    ],
  },
});
