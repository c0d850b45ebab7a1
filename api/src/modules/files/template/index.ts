import { isOpenForSales } from '@surco/shared/domain/seasons';
import { formatDate } from '@surco/shared/domain/formats';
import type { Db } from '../../../db/pool';
import type { CurrentUser } from '../../../http/currentUser';
import type { FileAnswer } from '../../../http/fileAnswer';
import { enabledProducts } from '../../products/repository';
import { importColumns, type ColumnName } from '../import/columns';
import { saleSheet } from '../import/rows';
import { BookWriter } from '../workbook';
import type { BookSheet } from '../workbook/book';
import { blankRows, columnsToFill, instructionRows, instructions, mostOfAFile } from './sheets';

const notes = [
  'Llene la hoja Ventas, una fila por producto; los encabezados con asterisco y fondo rojo son obligatorios.',
  'Las filas con la misma referencia_externa forman una sola venta y deben coincidir en fecha, temporada, cliente, distribuidor y consultor.',
  'Se importa todo o nada: si una fila tiene un error, no se guarda ninguna venta y se indica la fila, la columna y el motivo.',
  'Importar de nuevo el mismo archivo no cambia nada: las ventas que ya se importaron se reconocen por su referencia.',
  'El precio es siempre el de lista. Un precio distinto solo lo puede importar un administrador; el descuento se escribe en descuento_pct.',
  'En descuento_pct escriba 5 para 5 %; en una celda con formato de porcentaje vale lo que se ve en ella.',
  'No combine celdas: cada fila lleva todos sus datos. Las filas ocultas o filtradas también se importan.',
  `${mostOfAFile} La hoja Listas muestra lo que se puede elegir hoy.`,
];

const lists: BookSheet = {
  name: 'Listas',
  columns: [
    { heading: 'Temporadas abiertas', kind: 'text' },
    { heading: 'Distribuidores', kind: 'text' },
    { heading: 'Consultores', kind: 'text' },
    { heading: 'Claves de producto', kind: 'text' },
    { heading: 'Producto', kind: 'text' },
    { heading: 'Precio de lista', kind: 'money' },
    { heading: 'Descuento máximo', kind: 'percent' },
  ],
};

/** What may be chosen today: a consultant sees itself and its distributor, an administrator all. */
async function choicesFor(db: Db, user: CurrentUser, today: string) {
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
  const isOwn = user.role === 'Consultant';
  const own = isOwn && user.distributorId ? partners.where('id', '=', user.distributorId) : partners;
  return {
    seasons: seasons
      .filter(({ start_date: startDate, is_open: isOpen }) => isOpenForSales({ startDate, isOpen }, today))
      .map(({ name }) => name),
    distributors: (await own.execute()).map(({ name }) => name),
    emails: (await (isOwn ? consultants.where('id', '=', user.id) : consultants).execute()).map(
      ({ email }) => email ?? '',
    ),
    products: await enabledProducts(db),
  };
}

/** an empty sheet to fill in, typed and with its choices, beside what each column means. */
export async function importTemplate(db: Db, user: CurrentUser, today: string): Promise<FileAnswer> {
  const { seasons, distributors, emails, products } = await choicesFor(db, user, today);
  const counts = [seasons, distributors, emails, products].map((list) => list.length);
  const [inA = 0, inB = 0, inC = 0, inD = 0] = counts;
  const columns = columnsToFill<ColumnName>(importColumns, {
    temporada: { letter: 'A', count: inA },
    distribuidor: { letter: 'B', count: inB },
    correo_consultor: { letter: 'C', count: inC },
    clave_producto: { letter: 'D', count: inD },
  });
  const book = new BookWriter([{ name: saleSheet.sheet, columns, blankRows }, instructions, lists]);
  book.add(1, instructionRows(importColumns, notes));
  book.add(
    2,
    Array.from({ length: Math.max(...counts) }, (_, at) => {
      const product = products[at];
      const name = product ? [product.code, product.name, product.basePrice, product.maxDiscount] : [];
      return { values: [seasons[at] ?? null, distributors[at] ?? null, emails[at] ?? null, ...name] };
    }),
  );
  return { name: `Plantilla de ventas ${formatDate(today).replaceAll('/', '-')}.xlsx`, content: await book.finish() };
}
