import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sale, Voucher } from '@surco/shared/contract';
import { sql } from 'kysely';
import { buildSaleBody, readStock } from '../../../testing/documents/saleBody';
import { countWrittenRows, today, type TestApi, type TestClient } from '../../../testing/harness';
import { getErrorPaths } from '../../../testing/responses';
import { startApiWithUsers } from '../../../testing/startApiWithUsers';

let api: TestApi;
let consultant: TestClient;
let admin: TestClient;
beforeAll(async () => {
  ({ api, consultant, admin } = await startApiWithUsers());
});
afterAll(() => api.close());

type Change = Record<string, unknown>;
const buildBody = (change: Change = {}, line: Change = {}) => buildSaleBody(api.company, change, line);

test('X-11 P-01 prices a sale on the server, takes its stock and writes history and stock movements', async () => {
  const { product, secondProduct, distributor, customer, season, consultant: seller } = api.company;
  const before = await readStock(api, product.id);
  const { status, body } = await consultant.post(
    '/sales',
    buildBody({
      notes: '  Entregar en bodega. ',
      lines: [
        { productId: product.id, quantity: 29, discount: 0.05, basePrice: '1.00', total: '1.00' },
        { productId: secondProduct.id, quantity: 6, hectares: 5.5, lot: 'L-7' },
      ],
    }),
  );
  const sale = body.data as Sale;
  expect(status).toBe(201);
  expect(sale).toMatchObject({
    status: 'REGISTRADA',
    date: today,
    subtotal: '123660.50',
    tax: '0.00',
    total: '123660.50',
    notes: 'Entregar en bodega.',
    voucherId: null,
    version: 1,
    customer: { id: customer.id },
    season: { id: season.id },
    distributor: { id: distributor.id },
    consultant: { id: seller.id },
    lines: [
      {
        quantity: 29,
        basePrice: '3950.00',
        discount: 0.05,
        total: '108822.50',
        hectares: 20.01,
        productYield: 60,
        lot: null,
      },
      { quantity: 6, basePrice: '2473.00', total: '14838.00', hectares: 5.5, lot: 'L-7' },
    ],
    history: [{ action: 'CREADA', by: { id: seller.id } }],
  });
  expect(sale.folio).toMatch(/^V-2026-\d{6}$/);
  expect(await readStock(api, product.id)).toEqual({
    ...before,
    sold: before.sold + 29,
    available: before.available - 29,
  });
  const movements = await api.db
    .selectFrom('stock_movements')
    .select(['event', 'sold', 'committed'])
    .where('sale_id', '=', sale.id)
    .orderBy('sold')
    .execute();
  expect(movements).toEqual([
    { event: 'DIRECT_SALE', sold: 6, committed: 0 },
    { event: 'DIRECT_SALE', sold: 29, committed: 0 },
  ]);
});

const sellAndReadNumber = async () =>
  Number(((await consultant.post('/sales', buildBody())).body.data as Sale).folio.slice(-6));

test('X-11 numbers folios without gaps, also after a rejected sale', async () => {
  const first = await sellAndReadNumber();
  await consultant.post('/sales', buildBody({}, { quantity: 9999 }));
  expect(await sellAndReadNumber()).toBe(first + 1);
});

test('X-42 folios go on above the number to which the statements of the guide raise them after a restore', async () => {
  const guide = readFileSync(join(__dirname, '..', '..', '..', '..', '..', 'docs', 'operate.md'), 'utf8');
  const first = await sellAndReadNumber();
  await api.db.deleteFrom('folio_counters').where('kind', '=', 'R').execute();
  for (const statement of [/^update folio_counters .*;/m, /^insert into folio_counters .*;/m])
    await sql.raw(statement.exec(guide)?.[0] ?? '').execute(api.db);
  expect(await sellAndReadNumber()).toBe(first + 1001);
  const receipts = api.db.selectFrom('folio_counters').select('last').where('kind', '=', 'R');
  expect(await receipts.execute()).toEqual([{ last: 1000 }]);
});

describe.each([
  ['sales', 'sale'],
  ['vouchers', 'voucher'],
])('%s', (list, entity) => {
  test('X-08 lists the newest of one day first', async () => {
    const folios: string[] = [];
    for (let round = 0; round < 6; round += 1)
      folios.push(((await consultant.post(`/${list}`, buildBody())).body.data as Sale | Voucher).folio);
    const { body } = await consultant.get(`/${list}?page=1&size=6`);
    expect((body.data as (Sale | Voucher)[]).map(({ folio }) => folio)).toEqual(folios.toReversed());
  });

  test('X-11 a new document is answered as a later read returns it; audit log and notifications have its folio', async () => {
    const { product, secondProduct } = api.company;
    // One line with every field, one with the defaults.
    const lines = [
      { productId: secondProduct.id, quantity: 3, discount: 0.0125, hectares: 2.35, lot: 'L-9' },
      { productId: product.id, quantity: 2 },
    ];
    const { body, status } = await consultant.post(
      `/${list}`,
      buildBody({ notes: '  Entregar en la «bodega» 3  ', lines }),
    );
    expect(status).toBe(201);
    const created = body.data as Sale | Voucher;
    expect((await consultant.get(`/${list}/${created.id}`)).body.data).toEqual(created);
    const entries = await admin.get(`/audit?entity=${entity}&entityId=${created.id}`);
    expect(entries.body.data).toMatchObject([{ action: 'CREATE', after: { id: created.id, folio: created.folio } }]);
    const texts = await api.db
      .selectFrom('notifications')
      .select(['title', 'body'])
      .where('type', '=', `${entity}.created`)
      .where('link', 'like', `%${created.id}`)
      .execute();
    expect(texts.length > 0).toBe(entity === 'sale');
    for (const { title, body: text } of texts) expect(`${title} ${text}`).toContain(created.folio);
  });
});

const buildWithLine = (line: Change) => () => buildBody({}, line);
const buildWith = (change: Change) => () => buildBody(change);
const invalid = '400 DATOS_INVALIDOS';
const closed = '409 TEMPORADA_CERRADA';

/** A sale of bags of the company's product in a season of its own. */
async function buildInSeason(change: object) {
  const season = await api.make.season(change);
  await api.make.inventory(season.id, api.company.product.id, api.company.distributor.id, 10);
  return buildBody({ seasonId: season.id });
}
async function buildForInactiveCustomer() {
  const { locality, consultant: seller } = api.company;
  return buildBody({ customerId: (await api.make.customer(locality.id, seller.id, { status: 'INACTIVO' })).id });
}

// Each rule of a line, a date and the stock stands in the tests of the domain; here one that is checked for a request.
const cases: [name: string, body: () => unknown, answer: string, path: string, message: RegExp][] = [
  ['no customer', buildWith({ customerId: undefined }), invalid, 'customerId', /Elija un cliente/],
  ['a total', buildWith({ total: '1.00' }), invalid, 'total', /no se admite/],
  ['an unknown field in a line', buildWithLine({ price: 1 }), invalid, 'lines.0.price', /no se admite/],
  ['lines of a wrong type', buildWith({ lines: 'x' }), invalid, 'lines', /lista/],
  ['bags as text', buildWithLine({ quantity: '2' }), invalid, 'lines.0.quantity', /número/],
  ['no bags', buildWithLine({ quantity: 0 }), invalid, 'lines.0.quantity', /entero entre 1 y 9,999/],
  [
    'too great a discount',
    buildWithLine({ discount: 0.11 }),
    invalid,
    'lines.0.discount',
    /descuento máximo de DKX-\d+ es 10/,
  ],
  ['an unknown product', buildWithLine({ productId: randomUUID() }), invalid, 'lines.0.productId', /ya no está dispon/],
  [
    'X-20 a product that is not enabled',
    async () => buildBody({}, { productId: (await api.make.product({ enabled: false })).id }),
    invalid,
    'lines.0.productId',
    /Este producto ya no está disponible/,
  ],
  ['a day that does not exist', buildWith({ date: '2026-02-30' }), invalid, 'date', /fecha válida/],
  ['a day before 2000', buildWith({ date: '0026-11-19' }), invalid, 'date', /de 2000 a 2099/],
  ['a future day', buildWith({ date: '2026-11-21' }), invalid, 'date', /futura/],
  ['T-02 a day before the season', buildWith({ date: '2025-12-31' }), invalid, 'date', /dentro de la temporada/],
  ['an unknown season', buildWith({ seasonId: randomUUID() }), invalid, 'seasonId', /no existe/],
  ['T-02 a closed season', () => buildInSeason({ is_open: false }), closed, 'seasonId', /cerrada para ventas/],
  [
    'T-02 a season that has not started',
    () => buildInSeason({ start_date: '2026-11-21' }),
    closed,
    'seasonId',
    /empieza el 21\/11\/26: todavía no admite ventas/,
  ],
  [
    'a customer of somebody else',
    () => buildBody({ customerId: api.company.otherCustomer.id }),
    invalid,
    'customerId',
    /no está a su cargo/,
  ],
  ['X-19 a customer who is not active', buildForInactiveCustomer, '409 CLIENTE_NO_DISPONIBLE', 'customerId', /activo/],
  [
    'the stock of another distributor',
    async () => buildBody({ distributorId: (await api.make.distributor()).id }),
    invalid,
    'distributorId',
    /distribuidor propio/,
  ],
  ['notes of more than 1,000 characters', buildWith({ notes: 'x'.repeat(1_001) }), invalid, 'notes', /caben 1,000/],
  [
    'a product without stock',
    async () => buildBody({}, { productId: (await api.make.product()).id }),
    '409 STOCK_INSUFICIENTE',
    'lines.0.quantity',
    /bolsas/,
  ],
  [
    'more bags than are available',
    buildWithLine({ quantity: 9_999 }),
    '409 STOCK_INSUFICIENTE',
    'lines.0.quantity',
    /Solo quedan \d+ bolsas disponibles de DKX-\d+/,
  ],
];

test.each(cases)('X-11 rejects at its field and writes nothing: %s', async (_name, build, answer, path, message) => {
  const body = await build();
  const before = await countWrittenRows(api.db);
  const response = await consultant.post('/sales', body);
  expect([`${response.status} ${response.body.code}`, getErrorPaths(response)]).toEqual([answer, [path]]);
  expect(`${response.body.error} ${response.body.details?.[0]?.message}`).toMatch(message);
  expect(await countWrittenRows(api.db)).toEqual(before);
});
