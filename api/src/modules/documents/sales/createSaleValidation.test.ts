import { randomUUID } from 'node:crypto';
import { today, countWrittenRows, type TestApi, type TestClient } from '../../../testing/harness';
import { startApiWithUsers } from '../../../testing/startApiWithUsers';
import { buildSaleBody } from '../../../testing/documents/saleBody';

let api: TestApi;
let consultant: TestClient;
beforeAll(async () => {
  ({ api, consultant } = await startApiWithUsers());
});
afterAll(() => api.close());

const buildDocumentBody = (change: Record<string, unknown> = {}, line: Record<string, unknown> = {}) =>
  buildSaleBody(api.company, change, line);

const createBodyBuilder = (change: Record<string, unknown>) => () => buildDocumentBody({}, change);
const cases: [name: string, body: () => unknown, status: number, path: string, message: RegExp][] = [
  ['no customer', () => ({ ...buildDocumentBody(), customerId: undefined }), 400, 'customerId', /Elija un cliente/],
  ['an unknown field', () => buildDocumentBody({ status: 'ENTREGADA' }), 400, 'status', /no se admite/],
  ['a total', () => buildDocumentBody({ total: '1.00' }), 400, 'total', /no se admite/],
  ['an unknown field in a line', createBodyBuilder({ price: 1 }), 400, 'lines.0.price', /no se admite/],
  ['no lines', () => buildDocumentBody({ lines: [] }), 400, 'lines', /al menos un producto/],
  ['lines of a wrong type', () => buildDocumentBody({ lines: 'x' }), 400, 'lines', /lista/],
  ['no bags', createBodyBuilder({ quantity: 0 }), 400, 'lines.0.quantity', /entero entre 1 y 9,999/],
  ['half a bag', createBodyBuilder({ quantity: 1.5 }), 400, 'lines.0.quantity', /entero entre 1 y 9,999/],
  ['a negative number of bags', createBodyBuilder({ quantity: -3 }), 400, 'lines.0.quantity', /entero entre 1 y 9,999/],
  ['too many bags', createBodyBuilder({ quantity: 10_000 }), 400, 'lines.0.quantity', /entero entre 1 y 9,999/],
  ['bags as text', createBodyBuilder({ quantity: '2' }), 400, 'lines.0.quantity', /número/],
  [
    'too great a discount',
    createBodyBuilder({ discount: 0.11 }),
    400,
    'lines.0.discount',
    /descuento máximo de DKX-\d+ es 10/,
  ],
  ['a negative discount', createBodyBuilder({ discount: -0.01 }), 400, 'lines.0.discount', /negativo/],
  ['negative hectares', createBodyBuilder({ hectares: -1 }), 400, 'lines.0.hectares', /negativas/],
  [
    'an unknown product',
    createBodyBuilder({ productId: randomUUID() }),
    400,
    'lines.0.productId',
    /ya no está disponible/,
  ],
  [
    'a product twice',
    () => buildDocumentBody({ lines: [1, 2].map((quantity) => ({ productId: api.company.product.id, quantity })) }),
    400,
    'lines.1.productId',
    /ya está en otro renglón/,
  ],
  ['a day that does not exist', () => buildDocumentBody({ date: '2026-02-30' }), 400, 'date', /fecha válida/],
  ['a day before 2000', () => buildDocumentBody({ date: '0026-11-19' }), 400, 'date', /de 2000 a 2099/],
  ['a future day', () => buildDocumentBody({ date: '2026-11-21' }), 400, 'date', /futura/],
  [
    'T-02 a day before the season',
    () => buildDocumentBody({ date: '2025-12-31' }),
    400,
    'date',
    /dentro de la temporada/,
  ],
  ['an unknown season', () => buildDocumentBody({ seasonId: randomUUID() }), 400, 'seasonId', /no existe/],
  [
    'a customer of somebody else',
    () => buildDocumentBody({ customerId: api.company.otherCustomer.id }),
    400,
    'customerId',
    /no está a su cargo/,
  ],
  [
    'notes of more than 1,000 characters',
    () => buildDocumentBody({ notes: 'x'.repeat(1_001) }),
    400,
    'notes',
    /caben 1,000 caracteres/,
  ],
  [
    'more bags than are available',
    createBodyBuilder({ quantity: 9_999 }),
    409,
    'lines.0.quantity',
    /Solo quedan \d+ bolsas disponibles de DKX-\d+/,
  ],
];

test.each(cases)('X-11 rejects at its field and writes nothing: %s', async (_name, body, status, path, message) => {
  const before = await countWrittenRows(api.db);
  const response = await consultant.post('/sales', body());
  expect([response.status, response.body.details?.map((detail) => detail.path)]).toEqual([status, [path]]);
  expect(response.body.details?.[0]?.message).toMatch(message);
  expect(await countWrittenRows(api.db)).toEqual(before);
});

test('X-20 rejects a product that is not enabled', async () => {
  const product = await api.make.product({ enabled: false });
  const response = await consultant.post('/sales', buildDocumentBody({}, { productId: product.id }));
  expect(response.body.details?.[0]).toEqual({
    path: 'lines.0.productId',
    message: 'Este producto ya no está disponible.',
  });
});

test('X-19 rejects a customer who is not active', async () => {
  const { make, company } = api;
  const customer = await make.customer(company.locality.id, company.consultant.id, { status: 'INACTIVO' });
  const response = await consultant.post('/sales', buildDocumentBody({ customerId: customer.id }));
  expect([response.status, response.body.code, response.body.details?.[0]?.path]).toEqual([
    409,
    'CLIENTE_NO_DISPONIBLE',
    'customerId',
  ]);
});

test('X-11 rejects the stock of another distributor', async () => {
  const otherDistributor = await api.make.distributor();
  const response = await consultant.post('/sales', buildDocumentBody({ distributorId: otherDistributor.id }));
  expect([response.status, response.body.details?.[0]?.path]).toEqual([400, 'distributorId']);
});

test.each([
  ['T-02 a closed season', { is_open: false }, /cerrada para ventas/],
  [
    'T-02 a season that has not started',
    { start_date: '2026-11-21' },
    /empieza el 21\/11\/26: todavía no admite ventas/,
  ],
])('X-11 rejects at the season and writes nothing: %s', async (_name, change, message) => {
  const { make, company } = api;
  const season = await make.season(change);
  await make.inventory(season.id, company.product.id, company.distributor.id, 10);
  const before = await countWrittenRows(api.db);
  const response = await consultant.post('/sales', buildDocumentBody({ seasonId: season.id }));
  expect([response.status, response.body.code, response.body.details?.[0]?.path]).toEqual([
    409,
    'TEMPORADA_CERRADA',
    'seasonId',
  ]);
  expect(response.body.error).toMatch(message);
  expect(await countWrittenRows(api.db)).toEqual(before);
});

test('T-02 accepts a season that starts today', async () => {
  const { make, company } = api;
  const season = await make.season({ start_date: today });
  await make.inventory(season.id, company.product.id, company.distributor.id, 10);
  expect((await consultant.post('/sales', buildDocumentBody({ seasonId: season.id }))).status).toBe(201);
});
