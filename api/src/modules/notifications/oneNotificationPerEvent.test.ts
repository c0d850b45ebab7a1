import { buildSaleRow } from '../../testing/workbooks/workbookBuilder';
import { uploadWorkbook } from '../../testing/workbooks/uploadWorkbook';
import { startTestApi, today, type ApiResponse, type TestApi, type TestClient } from '../../testing/harness';
import { describeOthers, findCrossings } from './notifyStockLevels';

let api: TestApi;
let admin: TestClient;
let consultant: TestClient;
beforeAll(async () => {
  api = await startTestApi();
  admin = await api.signInAs(api.company.users.Admin);
  consultant = await api.signInAs(api.company.consultant);
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.db.updateTable('inventories').set({ sold: 0, committed: 0 }).execute();
  await api.db.updateTable('seasons').set({ is_open: true, is_voucher_open: true }).execute();
});

const quantities = { first: 100, second: 47 };

const buildBody = (first: number, second?: number) => {
  const { customer, season, product, secondProduct } = api.company;
  const lines = [{ productId: product.id, quantity: first }];
  if (second) lines.push({ productId: secondProduct.id, quantity: second });
  return { customerId: customer.id, seasonId: season.id, lines };
};

const readSaved = ({ body }: ApiResponse): { id: string; version: number; total: string } => {
  expect(body.error).toBeUndefined();
  return body.data as { id: string; version: number; total: string };
};

/** Runs an act of one person after deleting the notifications so far. @returns `type user` for each notification */
async function listNotified(act: () => Promise<unknown>): Promise<string[]> {
  await api.db.deleteFrom('notifications').execute();
  await act();
  const names = new Map(Object.entries(api.company.users).map(([role, { id }]) => [id, role]));
  names.set(api.company.colleague.id, 'Colleague');
  const rows = await api.db.selectFrom('notifications').select(['type', 'user_id']).execute();
  return rows.map(({ type, user_id }) => `${type} ${names.get(user_id)}`).toSorted();
}

const stockNotifications = ['stock.exhausted Admin', 'stock.exhausted Colleague', 'stock.exhausted Coordinator'];

test('R-10 a sale that uses up one product and most of another is one notification per person', async () => {
  const notified = await listNotified(async () =>
    readSaved(await consultant.post('/sales', buildBody(quantities.first, quantities.second))),
  );
  expect(notified).toEqual(['sale.created Supervisor', ...stockNotifications]);
  const { body } = await api.db
    .selectFrom('notifications')
    .select('body')
    .where('user_id', '=', api.company.users.Admin.id)
    .executeTakeFirstOrThrow();
  const { product, secondProduct } = api.company;
  expect(body).toMatch(
    new RegExp(`bolsas de ${product.code}.*También: ${secondProduct.code}.* \\(disponible: 3 bolsas\\)\\.$`),
  );
});

test('R-10 X-16 an import that uses up two products is one notification per person', async () => {
  const { company } = api;
  const rows = [
    buildSaleRow(company, { referencia_externa: 'A', bolsas: quantities.first }),
    buildSaleRow(company, {
      referencia_externa: 'B',
      clave_producto: company.secondProduct.code,
      bolsas: quantities.second,
      descuento_pct: null,
    }),
  ];
  expect(await listNotified(async () => expect((await uploadWorkbook(consultant, rows)).status).toBe(200))).toEqual(
    stockNotifications,
  );
});

test('R-10 X-12 the payment that pays a DKbono off is one notification per person', async () => {
  const { id, version, total } = readSaved(await consultant.post('/vouchers', buildBody(2)));
  const payments = [{ date: today, amount: total, method: '01' }];
  const pay = () => admin.send('PUT', `/vouchers/${id}/payments`, { payments, version });
  expect(await listNotified(async () => readSaved(await pay()))).toEqual([
    'voucher.paid Consultant',
    'voucher.paid Supervisor',
  ]);
});

test.each([
  [{ isOpen: false, isVoucherOpen: false }, 'season.closed'],
  [{ isOpen: false, isVoucherOpen: true }, 'season.closed'],
  [{ isOpen: true, isVoucherOpen: false }, 'season.opened'],
])('R-10 a change of a season to %j is one notification per person', async (windows, type) => {
  const { id, name, start_date: startDate, end_date: endDate } = api.company.season;
  const { version } = await api.db
    .updateTable('seasons')
    .set({ is_open: !windows.isOpen })
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  const change = () => admin.send('PUT', `/seasons/${id}`, { name, startDate, endDate, ...windows, version });
  expect(await listNotified(async () => readSaved(await change()))).toEqual(
    ['Colleague', 'Consultant', 'Coordinator', 'Supervisor'].map((role) => `${type} ${role}`),
  );
});

const stock = (sold: number) => ({ initial: 100, adjustments: 0, committed: 0, sold });

test('R-36 orders stocks that have run out before low ones, and leaves out those that cross no threshold', () => {
  const changes = [
    { id: 'low', before: stock(0), after: stock(91) },
    { id: 'same', before: stock(91), after: stock(92) },
    { id: 'out', before: stock(0), after: stock(100) },
    { id: 'more', before: stock(100), after: stock(0) },
  ];
  expect(findCrossings(changes)).toEqual([
    { id: 'out', level: 'EXHAUSTED' },
    { id: 'low', level: 'LOW' },
  ]);
});

test.each([
  [0, undefined],
  [1, 'También: P0 (agotado).'],
  [6, 'También: P0 (agotado), P1 (agotado), P2 (agotado), P3 (agotado), P4 (agotado) y 1 producto más.'],
])('R-36 lists %i other products as "%s"', (count, expected) => {
  const others = Array.from({ length: count }, (_, index) => ({
    id: String(index),
    level: 'EXHAUSTED' as const,
    values: { producto: `P${index}` },
  }));
  expect(describeOthers(others)).toBe(expected);
});
