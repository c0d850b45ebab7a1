import { randomUUID } from 'node:crypto';
import type { Sale } from '@surco/shared/contract';
import { bookOf, rowOf, type Cells } from './factoryBook';
import { written, type TestApi, type Visitor } from './harness';
import { refusedBook, reportOf, sendBook } from './importing';
import { startStaffed } from './people';

let api: TestApi;
let consultant: Visitor;
let admin: Visitor;
beforeAll(async () => {
  ({ api, consultant, admin } = await startStaffed());
});
afterAll(() => api.close());

const row = (change: Cells = {}): Cells => rowOf(api.company, change);
const send = (rows: readonly Cells[], by = consultant, path?: string) => sendBook(by, rows, path);
const refused = (rows: readonly Cells[], by = consultant) => refusedBook(api, by, rows);

const stockOf = async () =>
  api.db.selectFrom('inventories').selectAll().where('id', '=', api.company.inventory.id).executeTakeFirstOrThrow();

describe('X-16 a right file', () => {
  test('X-16 rows that share a reference form one sale, priced by the server, booked and told of', async () => {
    const { product, second, inventory } = api.company;
    const { status, report } = await send([
      row({ referencia_externa: 'A-1', bolsas: 7, notas: 'Entregar en el rancho', lote: 'L-1' }),
      row({ referencia_externa: 'A-1', clave_producto: second.code, bolsas: 6, descuento_pct: null, hectareas: 4.5 }),
      row({ referencia_externa: 'A-2', fecha: '15/11/2026', precio_lista: 3950, descuento_pct: 0.5 }),
    ]);
    expect([status, report]).toEqual([200, { rows: 3, sales: 2, errors: [] }]);
    const sales = await api.db.selectFrom('sales').selectAll().orderBy('folio').execute();
    expect(sales.map(({ folio, external_reference: reference }) => [folio, reference])).toEqual([
      ['V-2026-000001', 'A-1'],
      ['V-2026-000002', 'A-2'],
    ]);
    const { body } = await consultant.get(`/sales/${sales[0]!.id}`);
    const sale = body.data as Sale;
    expect(sale).toMatchObject({ date: '2026-11-15', notes: 'Entregar en el rancho', status: 'REGISTRADA' });
    // 7 × 3,950 × .95 = 26,267.50; 6 × 2,473 = 14,838.00
    expect(sale.lines.map(({ productId, total }) => [productId, total])).toEqual([
      [product.id, '26267.50'],
      [second.id, '14838.00'],
    ]);
    expect(sale.total).toBe('41105.50');
    expect(sale.lines[1]).toMatchObject({ hectares: 4.5, discount: 0 });
    expect(sale.history).toMatchObject([{ action: 'CREADA', note: 'Importada de ventas.xlsx' }]);
    expect(await stockOf()).toMatchObject({ sold: 9, available: 91 });
    const moves = await api.db
      .selectFrom('stock_movements')
      .selectAll()
      .where('inventory_id', '=', inventory.id)
      .execute();
    expect(moves.map(({ event, sold }) => [event, sold]).toSorted()).toEqual([
      ['DIRECT_SALE', 2],
      ['DIRECT_SALE', 7],
    ]);
    const told = await api.db.selectFrom('notifications').selectAll().where('type', '=', 'import.finished').execute();
    expect(told.map(({ user_id, body: text }) => [user_id, text])).toEqual([
      [api.company.consultant.id, 'Resultado del archivo: 2 ventas de 3 filas.'],
    ]);
  });

  test('X-16 the same file again changes nothing, even after the sale was edited or the season closed', async () => {
    const rows = [row({ referencia_externa: 'AGAIN' })];
    expect((await send(rows)).report.sales).toBe(1);
    await api.db.updateTable('sales').set({ notes: 'otra' }).where('external_reference', '=', 'AGAIN').execute();
    await api.db.updateTable('seasons').set({ is_open: false }).where('id', '=', api.company.season.id).execute();
    const before = { ...(await written(api.db)), sold: (await stockOf()).sold };
    expect(await send(rows)).toMatchObject({ status: 200, report: { rows: 1, sales: 0, errors: [] } });
    expect({ ...(await written(api.db)), sold: (await stockOf()).sold }).toEqual(before);
    await api.db.updateTable('seasons').set({ is_open: true }).where('id', '=', api.company.season.id).execute();
    expect(await refused([row({ referencia_externa: 'AGAIN', bolsas: 3 })])).toEqual([
      { row: 2, column: 'referencia_externa', message: expect.stringContaining('ya se importó con otros datos') },
    ]);
  });

  test('X-16 two imports of one file at once write its sales once', async () => {
    const rows = [row({ referencia_externa: 'TWICE' }), row({ referencia_externa: 'TWICE-2' })];
    const answers = await Promise.all([send(rows), send(rows), send(rows)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers.map(({ report }) => report.sales).toSorted()).toEqual([0, 0, 2]);
  });

  test('X-16 a dry run says what would be, and writes nothing', async () => {
    const before = await written(api.db);
    const path = '/sales/import?dryRun=true';
    expect(await send([row({ referencia_externa: 'DRY' })], consultant, path)).toMatchObject({
      status: 200,
      report: { rows: 1, sales: 1, errors: [] },
    });
    expect((await send([row({ referencia_externa: 'DRY', bolsas: 0 })], consultant, path)).status).toBe(422);
    expect(await written(api.db)).toEqual(before);
  });

  test('X-16 the same key answers the first result again, and its progress is told to its owner alone', async () => {
    const key = randomUUID();
    const headers = { 'idempotency-key': key };
    const book = await bookOf([row({ referencia_externa: 'KEY' })]);
    expect((await consultant.get(`/sales/imports/${key}`)).status).toBe(404);
    const [first, second] = [
      await consultant.upload('/sales/import', book, headers),
      await consultant.upload('/sales/import', book, headers),
    ];
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(reportOf(second.body)).toEqual({ rows: 1, sales: 1, errors: [] });
    const other = await bookOf([row({ referencia_externa: 'KEY-2' })]);
    expect((await consultant.upload('/sales/import', other, headers)).body.code).toBe('IDEMPOTENCIA');
    const progress = await consultant.get(`/sales/imports/${key}`);
    expect(progress.status).toBe(200);
    expect((await admin.get(`/sales/imports/${key}`)).status).toBe(404);
  });

  test('X-16 headings in any case, with or without their mark; empty rows are passed over', async () => {
    const right = row({ referencia_externa: 'HEAD' });
    const rows = [
      right,
      Object.fromEntries(Object.keys(right).map((name) => [name, null])),
      { ...right, referencia_externa: 'HEAD-2' },
    ];
    const named = rows.map((cells) =>
      Object.fromEntries(
        Object.entries(cells).map(([name, value]) => [`${name.toUpperCase().replaceAll('_', ' ')}*`, value]),
      ),
    );
    const fixed = named.map((cells) => ({ ...cells, 'FECHA*': cells['FECHA*'] ? '15/11/2026' : null }));
    expect((await send(fixed)).report).toEqual({ rows: 2, sales: 2, errors: [] });
  });
});

describe('X-16 a wrong file is refused whole, by row and column', () => {
  const at = (column: string, message: string, number = 2) => [
    { row: number, column, message: expect.stringContaining(message) },
  ];

  test.each<[string, Cells, string, string]>([
    ['an unknown product', { clave_producto: 'NO-HAY' }, 'clave_producto', 'No hay un producto'],
    ['no bags', { bolsas: 0 }, 'bolsas', 'entre 1 y 9,999'],
    ['bags that are no number', { bolsas: 'cinco' }, 'bolsas', 'número'],
    ['half a bag', { bolsas: 1.5 }, 'bolsas', 'entero'],
    ['too much discount', { descuento_pct: 50 }, 'descuento_pct', 'descuento máximo'],
    ['a negative discount', { descuento_pct: -1 }, 'descuento_pct', 'negativo'],
    ['a date that is none', { fecha: '31/02/2026' }, 'fecha', 'fecha válida'],
    ['a date to come', { fecha: '21/11/2026' }, 'fecha', 'futura'],
    ['an unknown season', { temporada: 'PV 1910' }, 'temporada', 'no existe'],
    ['an unknown distributor', { distribuidor: 'Nadie' }, 'distribuidor', 'no existe'],
    ['an unknown customer', { telefono_cliente: '5500000000' }, 'telefono_cliente', 'no está a su cargo'],
    ['a wrong telephone', { telefono_cliente: '123' }, 'telefono_cliente', '10 dígitos'],
    ['no customer', { telefono_cliente: null }, 'telefono_cliente', 'obligatorio'],
    ['a generic RFC alone', { telefono_cliente: null, rfc_cliente: 'XAXX010101000' }, 'telefono_cliente', 'genérico'],
    ['no reference', { referencia_externa: null }, 'referencia_externa', 'obligatorio'],
    ['another price than the list', { precio_lista: 1 }, 'precio_lista', 'administrador'],
    ['a text that cannot be kept', { notas: 'a\u0007b'.replace('\u0007', '_x0007_') }, 'notas', 'signos'],
    ['more bags than there are', { bolsas: 9_999 }, 'bolsas', 'disponibles'],
  ])('X-16 %s', async (_what, change, column, message) => {
    expect(await refused([row({ referencia_externa: 'BAD', ...change })])).toEqual(at(column, message));
  });

  test('X-16 P-07 somebody else’s customer, and somebody else’s sales', async () => {
    const { farClient, colleague } = api.company;
    expect(await refused([row({ telefono_cliente: farClient.phone })])).toEqual(
      at('telefono_cliente', 'no está a su cargo'),
    );
    expect(await refused([row({ telefono_cliente: farClient.phone, correo_consultor: colleague.email })])).toEqual(
      at('correo_consultor', 'sus propias ventas'),
    );
  });

  test('X-16 P-02 an administrator imports for anyone, and at another price', async () => {
    const { farClient, colleague } = api.company;
    const change = { telefono_cliente: farClient.phone, correo_consultor: colleague.email, precio_lista: 1000 };
    expect((await send([row({ referencia_externa: 'ADMIN', ...change })], admin)).report.sales).toBe(1);
    const sale = await api.db
      .selectFrom('sales')
      .selectAll()
      .where('external_reference', '=', 'ADMIN')
      .executeTakeFirstOrThrow();
    expect([sale.consultant_id, sale.created_by, sale.total]).toEqual([
      colleague.id,
      api.company.users.Admin.id,
      '1900.00',
    ]);
  });

  test('X-16 T-02 a closed season, and one to come', async () => {
    const closed = await api.make.season({ is_open: false });
    const future = await api.make.season({ start_date: '2027-01-01' });
    expect(await refused([row({ temporada: closed.name })])).toEqual(at('temporada', 'cerrada para ventas'));
    expect(await refused([row({ temporada: future.name })])).toEqual(at('temporada', 'todavía no admite'));
  });

  test('X-16 the stock runs out within the file: the row that asks for more is named', async () => {
    const product = await api.make.product();
    const { season, distributor } = api.company;
    await api.make.inventory(season.id, product.id, distributor.id, 5);
    const rows = ['S-1', 'S-2', 'S-3'].map((reference) =>
      row({ referencia_externa: reference, clave_producto: product.code, bolsas: 2 }),
    );
    expect(await refused(rows)).toEqual(at('bolsas', 'Solo queda 1 bolsa', 4));
    expect((await send(rows.slice(0, 2))).report.sales).toBe(2);
  });

  test('X-16 rows of one sale that disagree, and a product twice', async () => {
    const rows = [row(), row({ fecha: '14/11/2026', clave_producto: api.company.second.code }), row()].map((cells) => ({
      ...cells,
      fecha: String(cells.fecha).replace('2026-11-15', '15/11/2026'),
      referencia_externa: 'DIS',
    }));
    expect(await refused(rows)).toEqual([
      { row: 3, column: 'fecha', message: expect.stringContaining('fila 2') },
      { row: 4, column: 'clave_producto', message: expect.stringContaining('ya está en otra línea') },
    ]);
  });

  test('X-16 a wrong column, a missing one, one twice, and a file without rows', async () => {
    const { bolsas: _missing, ...cells } = row();
    const book = await bookOf([{ ...cells, descuento: 5 }]);
    const { status, body } = await consultant.upload('/sales/import', book);
    expect(status).toBe(422);
    expect(reportOf(body).errors).toEqual([
      { row: 1, column: 'descuento', message: 'Esta columna no es de la plantilla.' },
      { row: 1, column: 'bolsas', message: 'Falta la columna bolsas.' },
    ]);
    const twice = await bookOf([{ ...row(), 'Bolsas*': 3 }]);
    expect(reportOf((await consultant.upload('/sales/import', twice)).body).errors).toMatchObject([
      { column: 'Bolsas*', message: 'Esta columna está repetida.' },
    ]);
    const other = await bookOf([{ 'Reporte de ventas': 'x', Noviembre: 1 }]);
    expect(reportOf((await consultant.upload('/sales/import', other)).body).errors).toEqual([
      { row: 1, column: '', message: expect.stringContaining('La fila 1 no tiene los encabezados') },
    ]);
    const empty = await consultant.upload('/sales/import', await bookOf([], Object.keys(row())));
    expect(reportOf(empty.body).errors).toMatchObject([{ message: 'El archivo no tiene filas con datos.' }]);
  });

  test('X-16 every wrong cell is told at once, in the order of the file', async () => {
    const errors = await refused([
      row({ bolsas: 'x', fecha: 'ayer' }),
      row({ referencia_externa: 'Z', clave_producto: 'NO' }),
    ]);
    expect(errors.map(({ row: number, column }) => [number, column])).toEqual([
      [2, 'fecha'],
      [2, 'bolsas'],
      [3, 'clave_producto'],
    ]);
  });
});
