import { sql } from 'kysely';
import type { Row } from '../../core/db/schema/database';
import { startTestApi, today, type ApiResponse, type TestApi, type TestClient } from '../../testing/harness';
import { runJobs } from '../../testing/runJobs';
import { runStatement } from '../../testing/testDatabase';
import { uploadWorkbook } from '../../testing/workbooks/uploadWorkbook';
import { buildSaleRow } from '../../testing/workbooks/workbookBuilder';
import { describeOthers, findCrossings } from './notifyStockLevels';

let api: TestApi;
let consultant: TestClient;
let admin: TestClient;

beforeAll(async () => {
  api = await startTestApi();
  const { company, db } = api;
  consultant = await api.signInAs(company.consultant);
  admin = await api.signInAs(company.users.Admin);
  await db.updateTable('customers').set({ email: 'jose@ejemplo.mx' }).where('id', '=', company.customer.id).execute();
});
afterAll(() => api.close());
beforeEach(async () => {
  await runStatement(api.ownerUrl, 'truncate sales, vouchers, notifications, mail_queue cascade');
  await api.db.updateTable('inventories').set({ sold: 0, committed: 0, adjustments: 0 }).execute();
  await api.db.updateTable('seasons').set({ is_open: true, is_voucher_open: true }).execute();
});

const buildDocumentBody = (quantity: number, change: Record<string, unknown> = {}) => {
  const { customer, season, product } = api.company;
  return { customerId: customer.id, seasonId: season.id, lines: [{ productId: product.id, quantity }], ...change };
};

interface WrittenRecord {
  id: string;
  version: number;
  payments?: { id: string }[];
}

/** Returns the record of a response, after checking that the request succeeded. */
const requireRecord = ({ body }: ApiResponse): WrittenRecord => {
  expect(body.error).toBeUndefined();
  return body.data as WrittenRecord;
};

/** Reads and deletes the notifications: `type user`, sorted. */
async function readNotifications(): Promise<string[]> {
  const { users, colleague } = api.company;
  const people: [string, Pick<Row<'users'>, 'id'>][] = [...Object.entries(users), ['Colleague', colleague]];
  const rows = await api.db.deleteFrom('notifications').returning(['type', 'user_id']).execute();
  return rows
    .map(({ type, user_id }) => `${type} ${people.find(([, { id }]) => id === user_id)?.[0] ?? user_id}`)
    .toSorted();
}

const readQueuedMails = async () =>
  (await api.db.deleteFrom('mail_queue').returning('key').execute()).map(({ key }) => key).toSorted();

const buildPayment = (amount: string) => ({ date: today, amount, method: '01' });

test('X-11 X-12 R-10 notifies when a DKbono is created, partly paid and fully paid', async () => {
  const voucher = requireRecord(await consultant.post('/vouchers', buildDocumentBody(2)));
  expect([await readNotifications(), await readQueuedMails()]).toEqual([[], ['voucher.created']]);

  const pay = (body: unknown) => admin.send('PUT', `/vouchers/${voucher.id}/payments`, body);
  const first = requireRecord(await pay({ payments: [buildPayment('1000.00')], version: voucher.version }));
  expect([await readNotifications(), await readQueuedMails()]).toEqual([
    ['voucher.payment Consultant'],
    ['voucher.payment'],
  ]);

  const firstPayment = { id: first.payments?.[0]?.id, ...buildPayment('1000.00') };
  requireRecord(await pay({ payments: [firstPayment, buildPayment('6900.00')], version: first.version }));
  expect([await readNotifications(), await readQueuedMails()]).toEqual([
    ['voucher.paid Consultant', 'voucher.paid Supervisor'],
    ['voucher.paid'],
  ]);
});

test.each([
  [
    '1000.00',
    [],
    'voucher.created',
    { pagado: '$1,000.00', saldo: '$6,900.00' },
    'Lleva pagado $1,000.00 y su saldo es de $6,900.00.\n\nPara abonar',
  ],
  ['7900.00', ['voucher.paid Supervisor'], 'voucher.paid', { pagado: '$7,900.00', saldo: '$0.00' }, 'liquidado'],
])(
  'X-11 R-10 a DKbono created with a payment of %s is one event with one mail',
  async (amount, notified, key, values, text) => {
    requireRecord(await consultant.post('/vouchers', buildDocumentBody(2, { firstPayment: buildPayment(amount) })));
    expect(await readNotifications()).toEqual(notified);
    const mails = await api.db.selectFrom('mail_queue').select(['recipient', 'key', 'values']).execute();
    expect(mails).toEqual([{ recipient: 'jose@ejemplo.mx', key, values: expect.objectContaining(values) }]);
    const send = jest.fn();
    await runJobs(api, { mailer: { send } });
    expect(send.mock.calls).toEqual([
      [
        {
          to: 'jose@ejemplo.mx',
          subject: expect.any(String),
          text: expect.stringContaining(text),
          html: expect.any(String),
        },
      ],
    ]);
  },
);

test('X-10 X-11 X-13 R-10 notifies when a sale is created, edited and deleted', async () => {
  const sale = requireRecord(await consultant.post('/sales', buildDocumentBody(2)));
  expect(await readNotifications()).toEqual(['sale.created Supervisor']);
  const edited = requireRecord(
    await admin.send('PUT', `/sales/${sale.id}`, buildDocumentBody(3, { version: sale.version })),
  );
  expect(await readNotifications()).toEqual(['sale.edited Supervisor']);
  requireRecord(await consultant.send('DELETE', `/sales/${edited.id}`));
  expect(await readNotifications()).toEqual([
    'sale.deleted Admin',
    'sale.deleted Coordinator',
    'sale.deleted Supervisor',
  ]);
  expect(await readQueuedMails()).toEqual([]);
});

test('R-13 T-04 R-10 notifies about a pending farmer in the zone of the customer with their telephone', async () => {
  const { phone } = api.company.customer;
  const body = { firstName: 'José', lastName: 'Peña', email: null, phone, role: 'Farmer' };
  const coordinator = await api.signInAs(api.company.users.Coordinator);
  const { id } = requireRecord(await coordinator.post('/users', body));
  const [notification] = await api.db.selectFrom('notifications').select('link').execute();
  expect(notification?.link).toBe(`/dashboard/users/form/${id}`);
  expect(await readNotifications()).toEqual(['user.pending Admin', 'user.pending Supervisor']);
});

test('R-10 a rejected write notifies nobody', async () => {
  expect((await consultant.post('/sales', buildDocumentBody(9_999))).status).toBe(409);
  expect((await consultant.post('/vouchers', buildDocumentBody(0))).status).toBe(400);
  expect([await readNotifications(), await readQueuedMails()]).toEqual([[], []]);
});

test('R-10 R-36 notifies about low and exhausted stock, whatever the cause', async () => {
  const filterByType = (type: string, all: string[]) => all.filter((line) => line.startsWith(type));
  requireRecord(await consultant.post('/sales', buildDocumentBody(90)));
  expect(filterByType('stock', await readNotifications())).toEqual([]);
  const voucher = requireRecord(await consultant.post('/vouchers', buildDocumentBody(5)));
  expect(filterByType('stock', await readNotifications())).toEqual(['stock.low Admin', 'stock.low Coordinator']);
  requireRecord(await consultant.post('/sales', buildDocumentBody(1)));
  expect(filterByType('stock', await readNotifications())).toEqual([]);
  const { id, version } = await api.db
    .selectFrom('inventories')
    .select(['id', 'version'])
    .where('id', '=', api.company.inventory.id)
    .executeTakeFirstOrThrow();
  requireRecord(await admin.send('PUT', `/inventories/${id}`, { adjustment: -4, reason: 'Conteo físico', version }));
  expect(await readNotifications()).toEqual([
    'stock.exhausted Colleague',
    'stock.exhausted Consultant',
    'stock.exhausted Coordinator',
  ]);
  requireRecord(await consultant.post(`/vouchers/${voucher.id}/cancel`, { reason: 'Cambió de cultivo' }));
  expect(await readNotifications()).toEqual([]);
});

describe('the daily jobs', () => {
  const runDailyJobs = async (day: string) => {
    await sql`select graphile_worker.add_job('expireVouchers'), graphile_worker.add_job('notifyExpiringVouchers')`.execute(
      api.db,
    );
    await runJobs(api, { mailer: { send: async () => {} }, today: () => day });
  };
  const readStock = () =>
    api.db
      .selectFrom('inventories')
      .select(['committed', 'available'])
      .where('id', '=', api.company.inventory.id)
      .executeTakeFirstOrThrow();

  test('E-09 an unpaid DKbono expires once and releases its bags, with history and notifications', async () => {
    const { id } = requireRecord(await consultant.post('/vouchers', buildDocumentBody(7, { expiresAt: '2026-12-01' })));
    await readNotifications();
    await runDailyJobs('2026-12-01');
    expect(await readNotifications()).toEqual(['voucher.expiring Consultant']);
    expect(await readStock()).toEqual({ committed: 7, available: 93 });
    await Promise.all([runDailyJobs('2026-12-02'), runDailyJobs('2026-12-02')]);
    await runDailyJobs('2026-12-03');
    expect(await readNotifications()).toEqual(['voucher.expired Consultant', 'voucher.expired Supervisor']);
    expect(await readStock()).toEqual({ committed: 0, available: 100 });
    const { body } = await consultant.get(`/vouchers/${id}`);
    expect(body.data).toMatchObject({
      status: 'VENCIDO',
      history: [{ action: 'CREADA' }, { action: 'VENCIDA', by: null }],
    });
  });
});

const stockNotifications = ['stock.exhausted Admin', 'stock.exhausted Colleague', 'stock.exhausted Coordinator'];

test('R-10 a sale that uses up one product and most of another is one notification per person', async () => {
  const { product, secondProduct, users } = api.company;
  const lines = [
    { productId: product.id, quantity: 100 },
    { productId: secondProduct.id, quantity: 47 },
  ];
  requireRecord(await consultant.post('/sales', buildDocumentBody(0, { lines })));
  const { body } = await api.db
    .selectFrom('notifications')
    .select('body')
    .where('user_id', '=', users.Admin.id)
    .executeTakeFirstOrThrow();
  expect(body).toMatch(
    new RegExp(`bolsas de ${product.code}.*También: ${secondProduct.code}.* \\(disponible: 3 bolsas\\)\\.$`),
  );
  expect(await readNotifications()).toEqual(['sale.created Supervisor', ...stockNotifications]);
});

test('R-10 X-16 an import that uses up two products is one notification per person', async () => {
  const { company } = api;
  const rows = [
    buildSaleRow(company, { referencia_externa: 'A', bolsas: 100 }),
    buildSaleRow(company, {
      referencia_externa: 'B',
      clave_producto: company.secondProduct.code,
      bolsas: 47,
      descuento_pct: null,
    }),
  ];
  expect((await uploadWorkbook(consultant, rows)).status).toBe(200);
  expect(await readNotifications()).toEqual(stockNotifications);
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
  requireRecord(await admin.send('PUT', `/seasons/${id}`, { name, startDate, endDate, ...windows, version }));
  expect(await readNotifications()).toEqual(
    ['Colleague', 'Consultant', 'Coordinator', 'Supervisor'].map((role) => `${type} ${role}`),
  );
});

describe('stocks that cross a threshold', () => {
  const stock = (sold: number) => ({ initial: 100, adjustments: 0, committed: 0, sold });

  test.each([
    [0, 90, []],
    [90, 91, ['LOW']],
    [91, 95, []],
    [100, 95, []],
    [80, 100, ['EXHAUSTED']],
    [95, 100, ['EXHAUSTED']],
    [100, 0, []],
  ])('R-10 R-36 from %i to %i sold of 100: %j', (from, to, levels) =>
    expect(findCrossings([{ id: 'x', before: stock(from), after: stock(to) }]).map(({ level }) => level)).toEqual(
      levels,
    ),
  );

  test('R-36 those that have run out come before low ones', () => {
    const changes = [91, 92, 100].map((sold) => ({ id: String(sold), before: stock(0), after: stock(sold) }));
    expect(findCrossings(changes).map(({ id }) => id)).toEqual(['100', '91', '92']);
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
});
