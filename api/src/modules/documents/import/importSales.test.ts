import { randomUUID } from 'node:crypto';
import type { Sale } from '@surco/shared/contract';
import { buildWorkbook, buildSaleRow, type CellsByHeading } from '../../../testing/workbooks/workbookBuilder';
import { countWrittenRows, type TestApi, type TestClient } from '../../../testing/harness';
import { expectSaleImportRejected, readImportReport, uploadWorkbook } from '../../../testing/workbooks/uploadWorkbook';
import { startApiWithUsers } from '../../../testing/startApiWithUsers';

let api: TestApi;
let consultant: TestClient;
let admin: TestClient;
beforeAll(async () => {
  ({ api, consultant, admin } = await startApiWithUsers());
});
afterAll(() => api.close());

const buildRow = (change: CellsByHeading = {}): CellsByHeading => buildSaleRow(api.company, change);
const uploadRows = (rows: readonly CellsByHeading[], by = consultant, path?: string) => uploadWorkbook(by, rows, path);
const expectRowsRejected = (rows: readonly CellsByHeading[], by = consultant) =>
  expectSaleImportRejected(api, by, rows);

const readStock = async () =>
  api.db.selectFrom('inventories').selectAll().where('id', '=', api.company.inventory.id).executeTakeFirstOrThrow();

describe('a valid file', () => {
  test('X-16 creates one sale from rows of one reference, takes its stock, and does not notify the user of it', async () => {
    const { product, secondProduct, inventory } = api.company;
    const { status, report } = await uploadRows([
      buildRow({ referencia_externa: 'A-1', bolsas: 7, notas: 'Entregar en el rancho', lote: 'L-1' }),
      buildRow({
        referencia_externa: 'A-1',
        clave_producto: secondProduct.code,
        bolsas: 6,
        descuento_pct: null,
        hectareas: 4.5,
      }),
      buildRow({ referencia_externa: 'A-2', fecha: '15/11/2026', precio_lista: 3950, descuento_pct: 0.5 }),
    ]);
    expect([status, report]).toEqual([200, { rows: 3, sales: 2, errors: [], sheet: 'Ventas' }]);
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
      [secondProduct.id, '14838.00'],
    ]);
    expect(sale.total).toBe('41105.50');
    expect(sale.lines[1]).toMatchObject({ hectares: 4.5, discount: 0 });
    expect(sale.history).toMatchObject([{ action: 'CREADA', note: 'Importada de ventas.xlsx' }]);
    expect(await readStock()).toMatchObject({ sold: 9, available: 91 });
    const moves = await api.db
      .selectFrom('stock_movements')
      .selectAll()
      .where('inventory_id', '=', inventory.id)
      .execute();
    expect(moves.map(({ event, sold }) => [event, sold]).toSorted()).toEqual([
      ['DIRECT_SALE', 2],
      ['DIRECT_SALE', 7],
    ]);
    // Nobody is notified of their own act, and the stock is high enough.
    expect(await api.db.selectFrom('notifications').selectAll().execute()).toEqual([]);
  });

  test('X-16 changes nothing for a repeated file, also after an edit of the sale or the closing of the season', async () => {
    const rows = [buildRow({ referencia_externa: 'AGAIN' })];
    expect((await uploadRows(rows)).report.sales).toBe(1);
    await api.db.updateTable('sales').set({ notes: 'otra' }).where('external_reference', '=', 'AGAIN').execute();
    await api.db.updateTable('seasons').set({ is_open: false }).where('id', '=', api.company.season.id).execute();
    const before = { ...(await countWrittenRows(api.db)), sold: (await readStock()).sold };
    expect(await uploadRows(rows)).toMatchObject({ status: 200, report: { rows: 1, sales: 0, errors: [] } });
    expect({ ...(await countWrittenRows(api.db)), sold: (await readStock()).sold }).toEqual(before);
    await api.db.updateTable('seasons').set({ is_open: true }).where('id', '=', api.company.season.id).execute();
    expect(await expectRowsRejected([buildRow({ referencia_externa: 'AGAIN', bolsas: 3 })])).toMatchObject([
      { row: 2, column: 'referencia_externa', message: expect.stringContaining('ya se importó con otros datos') },
    ]);
  });

  test.each([
    ['Ref-7', 'REF\u20117'],
    ['Ñ 00421', 'n\u00a000421'],
  ])('X-16 finds the import of the reference %s when it is written %s', async (reference, other) => {
    expect((await uploadRows([buildRow({ referencia_externa: reference, lote: 'L-7' })])).report.sales).toBe(1);
    const again = buildRow({ referencia_externa: other, lote: 'l–7' });
    expect((await uploadRows([again])).report).toMatchObject({ sales: 0, errors: [] });
    expect(await expectRowsRejected([{ ...again, bolsas: 3 }])).toMatchObject([
      { column: 'referencia_externa', message: expect.stringContaining('ya se importó con otros datos') },
    ]);
  });

  test('X-16 writes the sales once when a file is imported twice at the same time', async () => {
    const rows = [buildRow({ referencia_externa: 'TWICE' }), buildRow({ referencia_externa: 'TWICE-2' })];
    const responses = await Promise.all([uploadRows(rows), uploadRows(rows), uploadRows(rows)]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(responses.map(({ report }) => report.sales).toSorted()).toEqual([0, 0, 2]);
  });

  test('X-16 reports the result of a dry run and writes nothing', async () => {
    const before = await countWrittenRows(api.db);
    const path = '/sales/import?dryRun=true';
    const { product, secondProduct } = api.company;
    const rows = [product, secondProduct].map(({ code }) =>
      buildRow({ referencia_externa: 'DRY', clave_producto: code }),
    );
    expect(await uploadRows(rows, consultant, path)).toMatchObject({
      status: 200,
      // 2 × 3,950 × .95 + 2 × 2,473 × .95
      report: {
        rows: 2,
        sales: 1,
        errors: [],
        sheet: 'Ventas',
        preview: [{ row: 2, reference: 'DRY', total: '12203.70' }],
      },
    });
    expect((await uploadRows([buildRow({ referencia_externa: 'DRY', bolsas: 0 })], consultant, path)).status).toBe(422);
    expect(await countWrittenRows(api.db)).toEqual(before);
  });

  test('X-16 returns the first result for a repeated key, and the progress only to its user', async () => {
    const key = randomUUID();
    const headers = { 'idempotency-key': key };
    const book = await buildWorkbook([buildRow({ referencia_externa: 'KEY' })]);
    expect((await consultant.get(`/sales/imports/${key}`)).status).toBe(404);
    const [first, repeated] = [
      await consultant.upload('/sales/import', book, headers),
      await consultant.upload('/sales/import', book, headers),
    ];
    expect([first.status, repeated.status]).toEqual([200, 200]);
    expect(readImportReport(repeated.body)).toEqual({ rows: 1, sales: 1, errors: [], sheet: 'Ventas' });
    const otherFile = await buildWorkbook([buildRow({ referencia_externa: 'KEY-2' })]);
    expect((await consultant.upload('/sales/import', otherFile, headers)).body.code).toBe('IDEMPOTENCIA');
    const progress = await consultant.get(`/sales/imports/${key}`);
    expect(progress.status).toBe(200);
    expect((await admin.get(`/sales/imports/${key}`)).status).toBe(404);
  });

  test('X-16 accepts headings in any case, with or without asterisk, and skips empty rows', async () => {
    const validRow = buildRow({ referencia_externa: 'HEAD' });
    const rows = [
      validRow,
      Object.fromEntries(Object.keys(validRow).map((name) => [name, null])),
      { ...validRow, referencia_externa: 'HEAD-2' },
    ];
    const renamed = rows.map((cells) =>
      Object.fromEntries(
        Object.entries(cells).map(([name, value]) => [`${name.toUpperCase().replaceAll('_', ' ')}*`, value]),
      ),
    );
    const rewritten = renamed.map((cells) => ({ ...cells, 'FECHA*': cells['FECHA*'] ? '15/11/2026' : null }));
    expect((await uploadRows(rewritten)).report).toEqual({ rows: 2, sales: 2, errors: [], sheet: 'Ventas' });
  });
});

describe('validates rows and columns', () => {
  const buildErrors = (column: string, message: string, number = 2) => [
    { row: number, column, message: expect.stringContaining(message) },
  ];

  test('X-16 P-07 T-02 reports every wrong cell at its row and column, in the order of the file', async () => {
    const { otherCustomer, colleague } = api.company;
    const closed = await api.make.season({ is_open: false });
    const future = await api.make.season({ start_date: '2027-01-01' });
    const cells: [change: CellsByHeading, column: string, message: string][] = [
      [{ clave_producto: 'NO-HAY' }, 'clave_producto', 'No hay un producto'],
      [{ bolsas: 0 }, 'bolsas', 'entre 1 y 9,999'],
      [{ bolsas: 'cinco' }, 'bolsas', 'número'],
      [{ bolsas: 1.5 }, 'bolsas', 'entero'],
      [{ descuento_pct: 50 }, 'descuento_pct', 'descuento máximo'],
      [{ descuento_pct: -1 }, 'descuento_pct', 'negativo'],
      [{ fecha: '31/02/2026' }, 'fecha', 'fecha válida'],
      [{ fecha: '21/11/2026' }, 'fecha', 'futura'],
      [{ fecha: '31/12/2025' }, 'fecha', 'dentro de la temporada'],
      [{ temporada: 'PV 1910' }, 'temporada', 'no existe'],
      [{ temporada: closed.name }, 'temporada', 'cerrada para ventas'],
      [{ temporada: future.name }, 'temporada', 'todavía no admite'],
      [{ distribuidor: 'Nadie' }, 'distribuidor', 'no existe'],
      [{ telefono_cliente: '5500000000' }, 'telefono_cliente', 'no está a su cargo'],
      [{ telefono_cliente: otherCustomer.phone }, 'telefono_cliente', 'no está a su cargo'],
      [
        { telefono_cliente: otherCustomer.phone, correo_consultor: colleague.email },
        'correo_consultor',
        'sus propias ventas',
      ],
      [{ telefono_cliente: '123' }, 'telefono_cliente', '10 dígitos'],
      [{ telefono_cliente: null }, 'telefono_cliente', 'obligatorio'],
      [{ telefono_cliente: null, rfc_cliente: 'XAXX010101000' }, 'telefono_cliente', 'genérico'],
      [{ referencia_externa: null }, 'referencia_externa', 'obligatorio'],
      [{ precio_lista: 1 }, 'precio_lista', 'administrador'],
      // A control character that a sheet can have as it is; `_x0007_` would be escaped.
      [{ notas: 'a\u0085b' }, 'notas', 'signos'],
    ];
    const rows = cells.map(([change], at) => buildRow({ referencia_externa: `BAD-${at}`, ...change }));
    const errors = await expectRowsRejected([buildRow({ bolsas: 'x', fecha: 'ayer' }), ...rows]);
    expect(errors).toMatchObject([
      ...buildErrors('fecha', 'fecha'),
      ...buildErrors('bolsas', 'número'),
      ...cells.flatMap(([, column, message], at) => buildErrors(column, message, at + 3)),
    ]);
  });

  test('X-16 P-02 lets an administrator import for any consultant and with another price', async () => {
    const { otherCustomer, colleague } = api.company;
    const change = { telefono_cliente: otherCustomer.phone, correo_consultor: colleague.email, precio_lista: 1000 };
    expect((await uploadRows([buildRow({ referencia_externa: 'ADMIN', ...change })], admin)).report.sales).toBe(1);
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

  test('X-16 names the row at which the stock runs out', async () => {
    const product = await api.make.product();
    const { season, distributor } = api.company;
    await api.make.inventory(season.id, product.id, distributor.id, 5);
    const rows = ['S-1', 'S-2', 'S-3'].map((reference) =>
      buildRow({ referencia_externa: reference, clave_producto: product.code, bolsas: 2 }),
    );
    expect(await expectRowsRejected(rows)).toMatchObject(buildErrors('bolsas', 'Solo queda 1 bolsa', 4));
    expect((await uploadRows(rows.slice(0, 2))).report.sales).toBe(2);
  });

  test('X-16 rejects different data within a sale and a repeated product', async () => {
    const rows = [
      buildRow(),
      buildRow({ fecha: '14/11/2026', clave_producto: api.company.secondProduct.code }),
      buildRow(),
    ].map((cells) => ({
      ...cells,
      fecha: String(cells.fecha).replace('2026-11-15', '15/11/2026'),
      referencia_externa: 'DIS',
    }));
    expect(await expectRowsRejected(rows)).toMatchObject([
      { row: 3, column: 'fecha', message: expect.stringContaining('fila 2') },
      { row: 4, column: 'clave_producto', message: expect.stringContaining('ya está en otro renglón') },
    ]);
  });

  test('X-16 rejects unknown, missing and repeated columns, and a file without rows', async () => {
    const { bolsas: _missing, ...cells } = buildRow();
    const book = await buildWorkbook([{ ...cells, descuento: 5 }]);
    const { status, body } = await consultant.upload('/sales/import', book);
    expect(status).toBe(422);
    expect(readImportReport(body).errors).toEqual([
      { row: 1, column: 'descuento', message: 'Esta columna no es de la plantilla.' },
      { row: 1, column: 'bolsas', message: 'Falta la columna bolsas.' },
    ]);
    const twice = await buildWorkbook([{ ...buildRow(), 'Bolsas*': 3 }]);
    expect(readImportReport((await consultant.upload('/sales/import', twice)).body).errors).toMatchObject([
      { column: 'Bolsas*', message: 'Esta columna está repetida.' },
    ]);
    const otherFile = await buildWorkbook([{ 'Reporte de ventas': 'x', Noviembre: 1 }]);
    expect(readImportReport((await consultant.upload('/sales/import', otherFile)).body).errors).toEqual([
      { row: 1, column: '', message: expect.stringContaining('La fila 1 no tiene los encabezados') },
    ]);
    const empty = await consultant.upload('/sales/import', await buildWorkbook([], Object.keys(buildRow())));
    expect(readImportReport(empty.body).errors).toMatchObject([{ message: 'El archivo no tiene filas con datos.' }]);
  });
});
