import type { Row } from '../src/db/types';
import { transaction } from '../src/db/transaction';
import { sendQueuedMails } from '../src/modules/messages/queue';
import { notices, type NoticeEvent, type NoticeType } from '../src/modules/notifications/notices';
import { tellStock } from '../src/modules/notifications/stock';
import { tell } from '../src/modules/notifications/tell';
import { startApi, type TestApi } from './harness';

type Person = Row<'users'>;

let api: TestApi;
let everyone: Record<string, Person>;
let voucherId: string;
let saleId: string;
let clientId: string;
let pendingId: string;

beforeAll(async () => {
  api = await startApi();
  const { make, company, db } = api;
  const { zone, elsewhere, distributor, consultant, colleague, users } = company;
  const other = await make.distributor();
  everyone = {
    admin: users.Admin,
    secondAdmin: await make.user('Admin'),
    coordinator: users.Coordinator,
    supervisor: users.Supervisor,
    secondSupervisor: await make.user('Supervisor', {}, [zone.id, elsewhere.id]),
    farSupervisor: await make.user('Supervisor', {}, [elsewhere.id]),
    farCoordinator: await make.user('Coordinator', {}, [elsewhere.id]),
    goneSupervisor: await make.user('Supervisor', { status: 'INACTIVO' }, [zone.id]),
    goneAdmin: await make.user('Admin', { status: 'INACTIVO' }),
    consultant,
    colleague,
    farConsultant: await make.user('Consultant', { distributor_id: other.id }),
    farmer: users.Farmer,
  };
  const client = await make.client(company.locality.id, consultant.id, { email: 'jose@ejemplo.mx' });
  const voucher = await make.voucher({
    customerId: client.id,
    seasonId: company.season.id,
    distributorId: distributor.id,
    consultantId: consultant.id,
    product: company.product,
    quantity: 3,
    price: '3800.00',
    total: '11400.00',
    paid: '400.00',
  });
  voucherId = voucher.id;
  clientId = client.id;
  const applicant = { status: 'PENDIENTE', email: 'nueva@ejemplo.mx', distributor_id: distributor.id } as const;
  pendingId = (await make.user('Consultant', applicant)).id;
  const sale = await db
    .insertInto('sales')
    .values({
      folio: 'V-2026-000900',
      date: '2026-11-01',
      customer_id: client.id,
      season_id: company.season.id,
      distributor_id: distributor.id,
      consultant_id: consultant.id,
      subtotal: '100.00',
      total: '100.00',
      bags: 1,
      hectares: '1.00',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  saleId = sale.id;
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.db.deleteFrom('notifications').execute();
  await api.db.deleteFrom('mail_queue').execute();
});

const happen = (event: NoticeEvent) => transaction(api.db, (tx) => tell(tx, event));

/** Who was told, by name; nobody twice. */
async function told(): Promise<string[]> {
  const rows = await api.db.selectFrom('notifications').select('user_id').execute();
  const name = new Map(Object.entries(everyone).map(([key, { id }]) => [id, key]));
  return rows.map(({ user_id }) => name.get(user_id) ?? user_id).toSorted();
}

const eventOf = (type: NoticeType, actor: string): NoticeEvent => {
  const { company } = api;
  const actorId = everyone[actor]?.id ?? null;
  const ids = {
    voucher: voucherId,
    sale: saleId,
    inventory: company.inventory.id,
    user: actorId ?? '',
    account: pendingId,
    client: clientId,
    season: company.season.id,
  };
  const values = {
    importe: '$400.00',
    plazo: 'mañana',
    dias: '1',
    ventas: '3 ventas',
    filas: '5 filas',
    motivo: 'No',
    enlace: 'x',
    ventana: 'ventas',
  };
  return { type, id: ids[notices[type].about], actorId, values } as NoticeEvent;
};

const staff = [
  'admin',
  'colleague',
  'consultant',
  'coordinator',
  'farConsultant',
  'farCoordinator',
  'farSupervisor',
  'secondAdmin',
  'secondSupervisor',
  'supervisor',
];

/** domain.md §6, row by row: what happens, by whom, who is told, and the address of a mail. */
const rows: [type: NoticeType, actor: string, told: string[], mail: string | null][] = [
  ['voucher.created', 'consultant', ['consultant'], 'jose@ejemplo.mx'],
  ['voucher.payment', 'consultant', ['consultant'], 'jose@ejemplo.mx'],
  ['voucher.paid', 'admin', ['consultant', 'secondSupervisor', 'supervisor'], 'jose@ejemplo.mx'],
  ['voucher.expiring', 'nobody', ['consultant'], null],
  ['voucher.expired', 'nobody', ['consultant', 'secondSupervisor', 'supervisor'], null],
  ['sale.created', 'consultant', ['secondSupervisor', 'supervisor'], null],
  ['sale.edited', 'admin', ['secondSupervisor', 'supervisor'], null],
  ['sale.deleted', 'consultant', ['admin', 'coordinator', 'secondAdmin', 'secondSupervisor', 'supervisor'], null],
  ['stock.low', 'consultant', ['admin', 'coordinator', 'secondAdmin'], null],
  ['stock.exhausted', 'consultant', ['admin', 'colleague', 'consultant', 'coordinator', 'secondAdmin'], null],
  ['user.pending', 'supervisor', ['admin', 'coordinator', 'secondAdmin', 'secondSupervisor'], null],
  ['user.approved', 'admin', [], 'nueva@ejemplo.mx'],
  ['user.rejected', 'admin', [], 'nueva@ejemplo.mx'],
  ['client.pending', 'nobody', ['admin', 'coordinator', 'secondAdmin', 'secondSupervisor', 'supervisor'], null],
  ['client.approved', 'supervisor', [], 'jose@ejemplo.mx'],
  ['client.rejected', 'supervisor', [], 'jose@ejemplo.mx'],
  ['season.opened', 'admin', staff, null],
  ['season.closed', 'coordinator', staff, null],
  ['import.finished', 'colleague', ['colleague'], null],
];

test.each(rows)('R-10 %s by %s is told to %j and to nobody else', async (type, actor, names, mail) => {
  await happen(eventOf(type, actor));
  expect(await told()).toEqual(names);
  const mails = await api.db.selectFrom('mail_queue').select(['recipient', 'key']).execute();
  expect(mails).toEqual(mail ? [{ recipient: mail, key: type }] : []);
  const rows = await api.db.selectFrom('notifications').select(['type', 'title', 'body', 'link', 'read_at']).execute();
  for (const row of rows) {
    expect(row).toMatchObject({ type, read_at: null });
    expect(`${row.title} ${row.body}`).not.toMatch(/\{\{|undefined|null/);
    expect(row.link).toMatch(/^\/dashboard\//);
  }
});

test('R-10 every row of the table is proved above', () => {
  expect(rows.map(([type]) => type).toSorted()).toEqual(Object.keys(notices).toSorted());
});

test('R-10 nobody is told of what they did themselves, unless it is a receipt', async () => {
  await happen(eventOf('sale.deleted', 'admin'));
  expect(await told()).toEqual(['coordinator', 'secondAdmin', 'secondSupervisor', 'supervisor']);
});

test('R-10 the words are the administrator’s, with the figures of the moment', async () => {
  await happen(eventOf('voucher.expiring', 'nobody'));
  const row = await api.db.selectFrom('notifications').select(['title', 'body', 'link']).executeTakeFirstOrThrow();
  const { folio } = await api.db
    .selectFrom('vouchers')
    .select('folio')
    .where('id', '=', voucherId)
    .executeTakeFirstOrThrow();
  expect(row.title).toBe(`DKbono ${folio} por vencer`);
  expect(row.body).toMatch(/^El DKbono \S+ de José Peña \d+ vence mañana con un saldo de \$11,000\.00\.$/);
  expect(row.link).toBe(`/dashboard/sales/dkbono/${voucherId}`);
});

test('R-43 a message that was switched off tells nobody; one that names what is unknown still tells', async () => {
  const words = (change: { active?: boolean; body?: string }) =>
    api.db.updateTable('messages').set(change).where('key', '=', 'sale.created').execute();
  await words({ active: false });
  await happen(eventOf('sale.created', 'consultant'));
  expect(await told()).toEqual([]);
  await words({ active: true, body: 'Venta {{folio}}{{nada}}.' });
  await happen(eventOf('sale.created', 'consultant'));
  const { body } = await api.db.selectFrom('notifications').select('body').limit(1).executeTakeFirstOrThrow();
  expect(body).toBe('Venta V-2026-000900.');
});

test('R-10 what does not happen is not told, in the product nor by mail', async () => {
  const undone = transaction(api.db, async (tx) => {
    await tell(tx, eventOf('voucher.created', 'consultant'));
    throw new Error('no');
  });
  await expect(undone).rejects.toThrow('no');
  expect([await told(), await api.db.selectFrom('mail_queue').selectAll().execute()]).toEqual([[], []]);
});

test('R-10 a stock is told of when it crosses the line, once for each line', async () => {
  const { inventory } = api.company;
  const stock = (sold: number) => ({ initial: 100, adjustments: 0, committed: 0, sold });
  const types = async () =>
    (await api.db.selectFrom('notifications').select('type').distinct().execute()).map(({ type }) => type);
  const change = (from: number, to: number) =>
    transaction(api.db, (tx) => tellStock(tx, inventory, stock(from), stock(to), null));
  await change(0, 90);
  expect(await types()).toEqual([]);
  await change(90, 91);
  expect(await types()).toEqual(['stock.low']);
  await api.db.deleteFrom('notifications').execute();
  await change(91, 95);
  await change(100, 95);
  expect(await types()).toEqual([]);
  await change(80, 100);
  expect(await types()).toEqual(['stock.exhausted']);
});

test('R-10 queued mails leave once, however many send them; one that fails is tried again later', async () => {
  await happen(eventOf('voucher.payment', 'consultant'));
  await happen(eventOf('voucher.paid', 'consultant'));
  const sent: string[] = [];
  const failures: string[] = [];
  const onFailure = (_error: unknown, key: string) => void failures.push(key);
  const mailer = {
    send: async ({ subject, text }: { subject: string; text: string }) => {
      if (subject.startsWith('Abono') && failures.length === 0) throw new Error('down');
      sent.push(text);
    },
  };
  const deps = { db: api.db, mailer, onFailure };
  await Promise.all([sendQueuedMails(deps), sendQueuedMails(deps), sendQueuedMails(deps)]);
  expect([sent.length, failures]).toEqual([1, ['voucher.payment']]);
  await sendQueuedMails(deps);
  expect(sent).toHaveLength(1);
  await api.db
    .updateTable('mail_queue')
    .set({ due_at: new Date(0) })
    .execute();
  await sendQueuedMails(deps);
  expect(sent[1]).toMatch(/^Hola, José Peña \d+:\n\nSe recibió su abono de \$400\.00 al DKbono/);
  expect(await api.db.selectFrom('mail_queue').selectAll().execute()).toEqual([]);
});
