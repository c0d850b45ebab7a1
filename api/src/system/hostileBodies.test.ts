import { randomUUID } from 'node:crypto';
import { getNextNumber } from '../testing/factories';
import { type TestApi, type TestClient, countWrittenRows } from '../testing/harness';
import { buildCustomerBody } from '../testing/requestBodies';
import { startApiWithUsers } from '../testing/startApiWithUsers';
import { buildSaleBody } from '../testing/documents/saleBody';

let api: TestApi;
let admin: TestClient;
let consultant: TestClient;
let anyone: TestClient;
beforeAll(async () => {
  ({ api, admin, consultant } = await startApiWithUsers());
  anyone = await api.signInAs();
});
afterAll(() => api.close());

const kilobyte = 1024;
const repeat = (count: number, json: string): string => Array.from({ length: count }, () => json).join(',');
const buildSaleJson = (lines: string): string => `{"customerId":"x","seasonId":"x","lines":[${lines}]}`;

/** The longest body that a call without a session accepts, with as many unknown keys as fit. */
const unknownKeys = JSON.stringify(Object.fromEntries(Array.from({ length: 1_700 }, (_, n) => [n, 1])));

describe('P-07 the response to a body with many errors is small', () => {
  test.each([
    ['unknown keys without a session', () => anyone.post('/auth/', unknownKeys), 3],
    ['lines of a sale', () => consultant.post('/sales', buildSaleJson(repeat(20_000, '{}'))), 3],
    ['wrong fields of a sale', () => consultant.post('/sales', buildSaleJson(repeat(200, '{}'))), 20],
    ['cells of targets', () => admin.send('PUT', '/targets', `{"cells":[${repeat(345_000, '{}')}]}`), 3],
    [
      'filters of a view',
      () =>
        consultant.post('/views', `{"filters":{${Array.from({ length: 5_000 }, (_, n) => `"k${n}":1`).join(',')}}}`),
      7,
    ],
  ])('%s', async (_name, send, most) => {
    const { status, body, rawBody } = await send();
    expect([status, body.code]).toEqual([400, 'DATOS_INVALIDOS']);
    expect(body.details?.length).toBeLessThanOrEqual(most);
    expect(rawBody.length).toBeLessThan(4 * kilobyte);
  });

  test('unknown keys are counted, and only the first one is named', async () => {
    const { body } = await anyone.post('/auth/', unknownKeys);
    expect(body.details).toContainEqual({ path: '0', message: 'Este dato y 1,699 más no se admiten.' });
  });
});

test.each([
  ['without a session, above 16 KB', () => anyone.post('/auth/', { email: 'x'.repeat(16 * kilobyte), password: 'x' })],
  ['with a session, above 64 KB', () => consultant.post('/views', { name: 'x'.repeat(64 * kilobyte) })],
])('P-07 rejects a body %s', async (_name, send) => {
  const { status, body } = await send();
  expect([status, body.code]).toEqual([413, 'DEMASIADO_GRANDE']);
});

test('P-07 X-11 the largest sale that the rules allow is not too large', async () => {
  const line = { discount: 0.1234, hectares: 999_999.99, lot: '\u00f1'.repeat(40), basePrice: '9999999999.99' };
  const largest = buildSaleBody(api.company, { notes: '\u{1f33d}'.repeat(500) }, line);
  const lines = Array.from({ length: 200 }, () => largest.lines[0]);
  const { status, body } = await consultant.post('/sales', { ...largest, lines });
  expect([status, body.details?.[0]?.path]).toEqual([400, 'lines.0.discount']);
});

test('P-07 X-23 the largest change of targets is not too large', async () => {
  const cell = {
    ownerId: randomUUID(),
    productId: randomUUID(),
    bags: 10_000_000,
    total: '9999999999.99',
    version: 99_999,
  };
  const cells = Array.from({ length: 5_000 }, () => cell);
  const { status, body } = await admin.send('PUT', '/targets', { seasonId: randomUUID(), owner: 'consultant', cells });
  expect([status, body.code]).toEqual([404, 'NO_ENCONTRADO']);
});

const halves = ['a\ud800b', 'a\udc00b', 'a\0b'];

test.each(halves)('P-07 refuses %j in a sale, a view, a query and a file name, and writes nothing', async (wrong) => {
  const before = await countWrittenRows(api.db);
  const view = { list: '/dashboard/sales/list/sale', name: wrong, isDefault: false, filters: {} };
  const answers = await Promise.all([
    consultant.post('/sales', buildSaleBody(api.company, { notes: wrong })),
    consultant.post('/sales', buildSaleBody(api.company, {}, { lot: wrong })),
    consultant.post('/views', { ...view, sort: null, columns: [], density: 'compact' }),
    admin.post('/exports', { list: 'GET /clients', columns: ['name'], query: { [wrong]: 'x' } }),
    consultant.get('/clients?search=a%00b'),
    anyone.post('/auth/a%00b', { msToken: 'x' }),
    consultant.upload('/sales/import', Buffer.from('x'), {}, 'a\0.xlsx'),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 400));
  expect(await countWrittenRows(api.db)).toEqual(before);
});

test('P-07 T-04 half of a surrogate pair in a registration does not reveal whether the phone is that of a customer', async () => {
  const register = (change: { phone: string; firstName: string }) =>
    anyone.post(
      '/clients/registration',
      { ...buildCustomerBody({ localityId: api.company.locality.id, ...change }), privacyNoticeAccepted: true },
      {},
      `10.4.0.${getNextNumber()}`,
    );
  const known = await register({ phone: api.company.customer.phone, firstName: 'a\ud800b' });
  const unknown = await register({ phone: '8715550177', firstName: 'a\ud800b' });
  expect([known.status, known.body]).toEqual([400, unknown.body]);
  expect(unknown.status).toBe(400);
});
