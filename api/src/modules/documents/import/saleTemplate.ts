import { formatDate, isSeasonOpenForSales } from '@surco/shared/domain';
import type { Db } from '../../../core/db/pool';
import type { CurrentUser } from '../../../core/http/currentUser';
import type { FileResponse } from '../../../core/http/sendFile';
import { listEnabledProducts } from '../../products';
import { importColumns, type ColumnName } from './importColumns';
import { saleSheetFormat } from './saleSheetFormat';
import { createWorkbook } from '../../../core/workbook/write/createWorkbook';
import type { SheetDefinition } from '../../../core/workbook/sheetTypes';
import {
  blankRowCount,
  createTemplateColumns,
  createInstructionRows,
  instructionsSheet,
  fileLimitsText,
} from '../../../core/workbook/rows/templateSheets';

const instructionNotes = [
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
];

const listsSheet: SheetDefinition = {
  name: 'Listas',
  columns: [
    { heading: 'Temporadas abiertas', kind: 'text', width: 26 },
    { heading: 'Distribuidores', kind: 'text', width: 36 },
    { heading: 'Consultores', kind: 'text', width: 38 },
    { heading: 'Claves de producto', kind: 'text' },
    { heading: 'Producto', kind: 'text', width: 34 },
    { heading: 'Precio de lista', kind: 'money' },
    { heading: 'Descuento máximo', kind: 'percent' },
  ],
};

/**
 * Reads the values that the cells may have. A consultant gets their own mail address and, if they belong to a
 * distributor, that one alone; otherwise all are listed.
 */
async function readTemplateOptions(db: Db, user: CurrentUser, today: string) {
  const seasons = await db.selectFrom('seasons').selectAll().orderBy('start_date', 'desc').execute();
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
  const selectable = isConsultant && user.distributorId ? partners.where('id', '=', user.distributorId) : partners;
  return {
    seasons: seasons
      .filter(({ start_date: startDate, is_open: isOpen }) => isSeasonOpenForSales({ startDate, isOpen }, today))
      .map(({ name }) => name),
    distributors: (await selectable.execute()).map(({ name }) => name),
    emails: (await (isConsultant ? consultants.where('id', '=', user.id) : consultants).execute()).map(
      ({ email }) => email ?? '',
    ),
    products: await listEnabledProducts(db),
  };
}

/**
 * Creates the workbook to fill in: an empty sheet with drop-down lists, a sheet that explains its columns and a
 * sheet with the choices of the lists.
 */
export async function createSaleTemplate(db: Db, user: CurrentUser, today: string): Promise<FileResponse> {
  const { seasons, distributors, emails, products } = await readTemplateOptions(db, user, today);
  const counts = [seasons, distributors, emails, products].map((list) => list.length);
  const [seasonCount = 0, distributorCount = 0, emailCount = 0, productCount = 0] = counts;
  const columns = createTemplateColumns<ColumnName>(importColumns, {
    temporada: { letter: 'A', count: seasonCount },
    distribuidor: { letter: 'B', count: distributorCount },
    correo_consultor: { letter: 'C', count: emailCount },
    clave_producto: { letter: 'D', count: productCount },
  });
  const lists = Array.from({ length: Math.max(...counts) }, (_, index) => {
    const product = products[index];
    const productCells = product ? [product.code, product.name, product.basePrice, product.maxDiscount] : [];
    return { values: [seasons[index] ?? null, distributors[index] ?? null, emails[index] ?? null, ...productCells] };
  });
  const sheets = [
    { name: saleSheetFormat.sheetName, columns, blankRows: blankRowCount },
    instructionsSheet,
    listsSheet,
  ];
  return {
    name: `Plantilla de ventas ${formatDate(today).replaceAll('/', '-')}.xlsx`,
    content: await createWorkbook({ sheets, userId: user.id }, async function* () {
      yield { sheet: 1, rows: createInstructionRows(importColumns, instructionNotes) };
      yield { sheet: 2, rows: lists };
    }),
  };
}
