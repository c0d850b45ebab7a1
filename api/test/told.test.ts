import type { Row } from '../src/db/types';
import { jobs } from '../src/modules/jobs/schedule';
import { startApi, today, type Answer, type TestApi, type Visitor } from './harness';

let api: TestApi;
let consultant: Visitor;
let admin: Visitor;

beforeEach(async () => {
  api = await startApi();
  const { company, db } = api;
  consultant = await api.as(company.consultant);
  admin = await api.as(company.users.Admin);
  await db.updateTable('clients').set({ email: 'jose@ejemplo.mx' }).where('id', '=', company.client.id).execute();
});
afterEach(() => api.close());

const order = (quantity: number, change: Record<string, unknown> = {}) => {
  const { client, season, product } = api.company;
  return { customerId: client.id, seasonId: season.id, lines: [{ productId: product.id, quantity }], ...change };
};

const made = (answer: Answer): { id: string; version: number; total: string } => {
  expect([answer.status, answer.body.error]).toEqual([expect.any(Number), undefined]);
  return answer.body.data as { id: string; version: number; total: string };
};

/** What was told since the last look: `type person`, sorted. */
async function told(): Promise<string[]> {
  const { users, colleague } = api.company;
  const people: [string, Pick<Row<'users'>, 'id'>][] = [...Object.entries(users), ['Colleague', colleague]];
  const rows = await api.db.deleteFrom('notifications').returning(['type', 'user_id']).execute();
  return rows
    .map(({ type, user_id }) => `${type} ${people.find(([, { id }]) => id === user_id)?.[0] ?? user_id}`)
    .toSorted();
}

const mails = async () =>
  (await api.db.deleteFrom('mail_queue').returning('key').execute()).map(({ key }) => key).toSorted();

const payment = (amount: string) => ({ date: today, amount, method: '01' });

test('X-11 X-12 R-10 a DKbono is told of when it is made, paid in part and paid in full', async () => {
  const voucher = made(await consultant.post('/vouchers', order(2)));
  expect([await told(), await mails()]).toEqual([['voucher.created Consultant'], ['voucher.created']]);

  const pay = (body: unknown) => consultant.send('PUT', `/vouchers/${voucher.id}/payments`, body);
  const first = made(await pay({ payments: [payment('1000.00')], version: voucher.version })) as ReturnType<
    typeof made
  > & {
    version: number;
    payments: { id: string }[];
  };
  expect([await told(), await mails()]).toEqual([['voucher.payment Consultant'], ['voucher.payment']]);

  const kept = { id: first.payments[0]?.id, ...payment('1000.00') };
  made(await pay({ payments: [kept, payment('6900.00')], version: first.version }));
  expect(await told()).toEqual(['voucher.paid Consultant', 'voucher.paid Supervisor', 'voucher.payment Consultant']);
  expect(await mails()).toEqual(['voucher.paid', 'voucher.payment']);
});

test('X-10 X-11 X-13 R-10 a sale is told of when it is made, edited and deleted', async () => {
  const sale = made(await consultant.post('/sales', order(2)));
  expect(await told()).toEqual(['sale.created Supervisor']);
  const edited = made(await admin.send('PUT', `/sales/${sale.id}`, order(3, { version: sale.version })));
  expect(await told()).toEqual(['sale.edited Supervisor']);
  made(await consultant.send('DELETE', `/sales/${edited.id}`));
  expect(await told()).toEqual(['sale.deleted Admin', 'sale.deleted Coordinator', 'sale.deleted Supervisor']);
  expect(await mails()).toEqual([]);
});

test('R-13 T-04 R-10 a farmer who waits is told of where the customer with its telephone is', async () => {
  const { phone } = api.company.client;
  const body = { firstName: 'José', lastName: 'Peña', email: null, phone, role: 'Farmer' };
  const { id } = made(await admin.post('/users', body));
  const [notice] = await api.db.selectFrom('notifications').select('link').execute();
  expect(notice?.link).toBe(`/dashboard/users/form/${id}`);
  expect(await told()).toEqual(['user.pending Coordinator', 'user.pending Supervisor']);
});

test('R-10 a refused write tells nobody', async () => {
  expect((await consultant.post('/sales', order(9_999))).status).toBe(409);
  expect((await consultant.post('/vouchers', order(0))).status).toBe(400);
  expect([await told(), await mails()]).toEqual([[], []]);
});

test('R-10 R-36 a stock is told of by whatever makes it low or takes the last bag', async () => {
  const of = (type: string, all: string[]) => all.filter((line) => line.startsWith(type));
  made(await consultant.post('/sales', order(90)));
  expect(of('stock', await told())).toEqual([]);
  const voucher = made(await consultant.post('/vouchers', order(5)));
  expect(of('stock', await told())).toEqual(['stock.low Admin', 'stock.low Coordinator']);
  made(await consultant.post('/sales', order(1)));
  expect(of('stock', await told())).toEqual([]);
  const { id, version } = await api.db
    .selectFrom('inventories')
    .select(['id', 'version'])
    .where('id', '=', api.company.inventory.id)
    .executeTakeFirstOrThrow();
  made(await admin.send('PUT', `/inventories/${id}`, { adjustment: -4, reason: 'Conteo físico', version }));
  expect(await told()).toEqual([
    'stock.exhausted Admin',
    'stock.exhausted Colleague',
    'stock.exhausted Consultant',
    'stock.exhausted Coordinator',
  ]);
  made(await consultant.post(`/vouchers/${voucher.id}/cancel`, { reason: 'Cambió de cultivo' }));
  expect(await told()).toEqual([]);
});

describe('E-09 the daily round', () => {
  const round = (day: string) => {
    const job = jobs.find(({ name }) => name === 'dkbonos');
    return job?.run({
      db: api.db,
      mailer: { send: async () => {} },
      today: () => day,
      onFailure: (error) => {
        throw error;
      },
    });
  };
  const stock = () =>
    api.db
      .selectFrom('inventories')
      .select(['committed', 'available'])
      .where('id', '=', api.company.inventory.id)
      .executeTakeFirstOrThrow();

  test('E-09 a DKbono that nobody paid expires once, with its bags, its history and its notices', async () => {
    const { id } = made(await consultant.post('/vouchers', order(7, { expiresAt: '2026-12-01' })));
    await told();
    await round('2026-12-01');
    expect(await told()).toEqual(['voucher.expiring Consultant']);
    expect(await stock()).toEqual({ committed: 7, available: 93 });
    await Promise.all([round('2026-12-02'), round('2026-12-02')]);
    await round('2026-12-03');
    expect(await told()).toEqual(['voucher.expired Consultant', 'voucher.expired Supervisor']);
    expect(await stock()).toEqual({ committed: 0, available: 100 });
    const { body } = await consultant.get(`/vouchers/${id}`);
    expect(body.data).toMatchObject({
      status: 'VENCIDO',
      history: [{ action: 'CREADA' }, { action: 'VENCIDA', by: null }],
    });
  });
});
