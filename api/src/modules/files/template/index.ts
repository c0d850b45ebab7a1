import { isOpenForSales } from '@surco/shared/domain/seasons';
import { formatDate, formatPercent } from '@surco/shared/domain/formats';
import type { Db } from '../../../db/pool';
import type { CurrentUser } from '../../../http/currentUser';
import type { FileAnswer } from '../../../http/fileAnswer';
import { enabledProducts } from '../../products/repository';
import { columnNames, importColumns, type ColumnName } from '../import/columns';
import { maxRows } from '../import/rows';
import { BookWriter } from '../workbook';
import type { BookColumn, BookRow, BookSheet } from '../workbook/book';

/** Rows that are typed beforehand; more may be added below. */
const blankRows = 500;

const mark = (name: ColumnName): string => ('required' in importColumns[name] ? `${name}*` : name);

/** Where the choices of a column stand on the sheet of lists. */
const listColumns: Partial<Record<ColumnName, string>> = {
  temporada: 'A',
  distribuidor: 'B',
  correo_consultor: 'C',
  clave_producto: 'D',
};

function columnsOf(counts: Partial<Record<ColumnName, number>>): BookColumn[] {
  return columnNames.map((name) => {
    const { kind, width } = importColumns[name];
    const [letter, count = 0] = [listColumns[name], counts[name]];
    return {
      heading: mark(name),
      kind,
      width,
      ...('required' in importColumns[name] ? { required: true } : {}),
      ...(letter && count > 0 ? { choices: `Listas!$${letter}$2:$${letter}$${count + 1}` } : {}),
    };
  });
}

const instructions: BookSheet = {
  name: 'Instrucciones',
  columns: [
    { heading: 'Columna', kind: 'text', width: 22 },
    { heading: 'Obligatoria', kind: 'text', width: 13 },
    { heading: 'Qué se escribe', kind: 'text', width: 80, wrap: true },
    { heading: 'Ejemplo', kind: 'text', width: 26 },
  ],
};

const notes = [
  'Llene la hoja Ventas, un renglón por producto; los encabezados con asterisco y fondo rojo son obligatorios.',
  'Los renglones con la misma referencia_externa forman una sola venta y deben coincidir en fecha, temporada, cliente, distribuidor y consultor.',
  'Se importa todo o nada: si un renglón tiene un error, no se guarda ninguna venta y se indica el renglón, la columna y el motivo.',
  'Importar de nuevo el mismo archivo no cambia nada: las ventas que ya se importaron se reconocen por su referencia.',
  'El precio es siempre el de lista. Un precio distinto solo lo puede importar un administrador; el descuento se escribe en descuento_pct.',
  'No dé formato de porcentaje a descuento_pct: escriba 5 para 5 %.',
  `Un archivo lleva hasta ${maxRows.toLocaleString('es-MX')} renglones y 5 MB. La hoja Listas muestra lo que se puede elegir hoy.`,
];

const instructionRows = (): BookRow[] => [
  ...columnNames.map((name) => ({
    values: [
      name,
      'required' in importColumns[name] ? 'Sí' : 'No',
      importColumns[name].help,
      importColumns[name].example,
    ],
  })),
  { values: [null, null, null, null] },
  ...notes.map((note, at) => ({ values: [at === 0 ? 'Notas' : null, null, note, null] })),
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
    { heading: 'Descuento máximo', kind: 'text' },
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
  const counts = {
    temporada: seasons.length,
    distribuidor: distributors.length,
    correo_consultor: emails.length,
    clave_producto: products.length,
  };
  const length = Math.max(...Object.values(counts));
  const book = new BookWriter([{ name: 'Ventas', columns: columnsOf(counts), blankRows }, instructions, lists]);
  book.add(1, instructionRows());
  book.add(
    2,
    Array.from({ length }, (_, at) => {
      const product = products[at];
      const name = product ? [product.code, product.name, product.basePrice, formatPercent(product.maxDiscount)] : [];
      return { values: [seasons[at] ?? null, distributors[at] ?? null, emails[at] ?? null, ...name] };
    }),
  );
  return { name: `Plantilla de ventas ${formatDate(today).replaceAll('/', '-')}.xlsx`, content: await book.finish() };
}
