import type { ImportReport, RecordImportReport } from '@surco/shared/contract';
import { formatDate, isSeasonOpenForSales } from '@surco/shared/domain';
import type { Db } from '../../../core/db/pool';
import type { Tx } from '../../../core/db/transaction';
import type { CurrentUser } from '../../../core/http/currentUser';
import { createImporter } from '../../../core/imports/createImporter';
import type { ImportPlan, PlanJob, TemplateList } from '../../../core/imports/importDefinition';
import { fileLimitsText } from '../../../core/workbook/rows/templateSheets';
import { listEnabledProducts } from '../../products';
import { groupRows } from './groupRows';
import type { ColumnName } from './importColumns';
import { planImport, type PlannedSale } from './planImport';
import { type SaleImportRow, saleSheetFormat } from './saleSheetFormat';
import { writeSales } from './writeSales';

const toPreview = ({ group: { reference, first }, priced: { total } }: PlannedSale) => ({
  row: first.row,
  label: reference,
  details: total,
});

async function planSales(tx: Tx, job: PlanJob<SaleImportRow>): Promise<ImportPlan> {
  const { user, today, errors, onProgress, fileName } = job;
  const groups = await groupRows(job.rows, errors);
  const plan = await planImport(tx, { user, today, groups, errors, onProgress });
  return {
    created: plan.sales.length,
    merged: 0,
    skipped: groups.length - plan.sales.length,
    duplicates: [],
    preview: plan.sales.map(toPreview),
    write: async (onWritten) => {
      await writeSales(tx, plan, { user, fileName, onProgress: onWritten });
      return [];
    },
  };
}

/** The report of POST /sales/import, without the rows that failed: of a sale, they may be only some. */
export const toSaleReport = ({ rows, created, errors, sheet, preview }: RecordImportReport): ImportReport => ({
  rows,
  sales: created,
  errors,
  sheet,
  ...(preview
    ? { preview: preview.map(({ row, label, details }) => ({ row, reference: label, total: details })) }
    : {}),
});

/**
 * Reads the values that the cells may have. A consultant gets their own mail address and, if they belong to a
 * distributor, that one alone; otherwise all are listed.
 */
async function readLists(db: Db, user: CurrentUser, today: string): Promise<TemplateList<ColumnName>[]> {
  const seasons = await db.selectFrom('seasons').selectAll().orderBy('start_date', 'desc').execute();
  const open = seasons.filter(({ start_date: startDate, is_open: isOpen }) =>
    isSeasonOpenForSales({ startDate, isOpen }, today),
  );
  const partners = db
    .selectFrom('partners')
    .select('name')
    .where('type', '=', 'DISTRIBUTOR')
    .where('status', '=', 'ACTIVO')
    .orderBy('name');
  const consultants = db
    .selectFrom('users')
    .select('email')
    .where('role', '=', 'Consultant')
    .where('status', '=', 'ACTIVO')
    .where('email', 'is not', null)
    .orderBy('email');
  const isConsultant = user.role === 'Consultant';
  const distributors = isConsultant && user.distributorId ? partners.where('id', '=', user.distributorId) : partners;
  const sellers = isConsultant ? consultants.where('id', '=', user.id) : consultants;
  const products = await listEnabledProducts(db);
  const list = (heading: string, width: number, values: readonly (string | null)[], of: ColumnName) => ({
    heading,
    kind: 'text' as const,
    width,
    values,
    of,
  });
  return [
    list(
      'Temporadas abiertas',
      26,
      open.map(({ name }) => name),
      'temporada',
    ),
    list(
      'Distribuidores',
      36,
      (await distributors.execute()).map(({ name }) => name),
      'distribuidor',
    ),
    list(
      'Consultores',
      38,
      (await sellers.execute()).map(({ email }) => email),
      'correo_consultor',
    ),
    list(
      'Claves de producto',
      20,
      products.map(({ code }) => code),
      'clave_producto',
    ),
    { heading: 'Producto', kind: 'text', width: 34, values: products.map(({ name }) => name) },
    { heading: 'Precio de lista', kind: 'money', values: products.map(({ basePrice }) => basePrice) },
    { heading: 'Descuento máximo', kind: 'percent', values: products.map(({ maxDiscount }) => maxDiscount) },
  ];
}

/** the import of sales. Rows of one reference are one sale. */
export const saleImport = createImporter({
  list: 'sales',
  format: saleSheetFormat,
  needsTemplateHeadings: true,
  plan: planSales,
  template: {
    getName: (today) => `Plantilla de ventas ${formatDate(today).replaceAll('/', '-')}`,
    notes: [
      'Llene la hoja Ventas, una fila por producto; los encabezados con asterisco y fondo rojo son obligatorios.',
      'Las filas con la misma referencia_externa forman una sola venta y deben coincidir en fecha, temporada, cliente, distribuidor y consultor.',
      'Se importa todo o nada: si una fila tiene un error, no se guarda ninguna venta y se indica la fila, la columna y el motivo.',
      'Importar de nuevo el mismo archivo no cambia nada: las ventas que ya se importaron se reconocen por su referencia.',
      'El precio es siempre el de lista. Un precio distinto solo lo puede importar un administrador; el descuento se escribe en descuento_pct.',
      'Un producto con precio propio en la temporada o en la zona del cliente lleva ese precio; la hoja Listas muestra el general.',
      'En descuento_pct escriba 5 para 5 %; en una celda con formato de porcentaje vale lo que se ve en ella.',
      'No combine celdas: cada fila lleva todos sus datos. Las filas ocultas o filtradas también se importan.',
      'Si hay varias hojas, se lee la hoja visible Ventas o, si no la hay, la primera visible.',
      `${fileLimitsText} La hoja Listas muestra lo que se puede elegir hoy.`,
    ],
    readLists,
  },
});
