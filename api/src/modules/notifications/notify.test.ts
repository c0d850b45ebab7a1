import { sql } from 'kysely';
import type { Row } from '../../core/db/schema/database';
import { withTransaction } from '../../core/db/transaction';
import { notificationRules, type NotificationEvent, type NotificationType } from './notificationRules';
import { notify } from './notify';
import { startTestApi, type TestApi } from '../../testing/harness';
import { makeJobsDue, runJobs } from '../../testing/runJobs';
import { makeVoucher } from '../../testing/documents/makeVoucher';

type UserRow = Row<'users'>;

let api: TestApi;
let usersByName: Record<string, UserRow>;
let voucherId: string;
let saleId: string;
let customerId: string;
let pendingId: string;

beforeAll(async () => {
  api = await startTestApi();
  const { make, company, db } = api;
  const { zone, otherZone, distributor, consultant, colleague, users } = company;
  const otherDistributor = await make.distributor();
  usersByName = {
    admin: users.Admin,
    secondAdmin: await make.user('Admin'),
    coordinator: users.Coordinator,
    supervisor: users.Supervisor,
    secondSupervisor: await make.user('Supervisor', {}, [zone.id, otherZone.id]),
    farSupervisor: await make.user('Supervisor', {}, [otherZone.id]),
    farCoordinator: await make.user('Coordinator', {}, [otherZone.id]),
    inactiveSupervisor: await make.user('Supervisor', { status: 'INACTIVO' }, [zone.id]),
    inactiveAdmin: await make.user('Admin', { status: 'INACTIVO' }),
    consultant,
    colleague,
    farConsultant: await make.user('Consultant', { distributor_id: otherDistributor.id }),
    farmer: users.Farmer,
  };
  const customer = await make.customer(company.locality.id, consultant.id, { email: 'jose@ejemplo.mx' });
  const amounts = { quantity: 3, price: '3800.00', total: '11400.00', paid: '400.00' };
  const voucher = await makeVoucher(api, { customerId: customer.id, ...amounts });
  voucherId = voucher.id;
  customerId = customer.id;
  const applicant = { status: 'PENDIENTE', email: 'nueva@ejemplo.mx', distributor_id: distributor.id } as const;
  pendingId = (await make.user('Consultant', applicant)).id;
  const sale = await db
    .insertInto('sales')
    .values({
      folio: 'V-2026-000900',
      date: '2026-11-01',
      customer_id: customer.id,
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

const notifyInTransaction = (event: NotificationEvent) => withTransaction(api.db, (tx) => notify(tx, event));

/** The names of the notified users; one who was notified twice appears twice. */
async function readNotifiedNames(): Promise<string[]> {
  const rows = await api.db.selectFrom('notifications').select('user_id').execute();
  const nameById = new Map(Object.entries(usersByName).map(([key, { id }]) => [id, key]));
  return rows.map(({ user_id }) => nameById.get(user_id) ?? user_id).toSorted();
}

const buildEvent = (type: NotificationType, actor: string): NotificationEvent => {
  const { company } = api;
  const actorId = usersByName[actor]?.id ?? null;
  const ids = {
    voucher: voucherId,
    sale: saleId,
    inventory: company.inventory.id,
    account: pendingId,
    client: customerId,
    season: company.season.id,
    system: '',
  };
  const values = {
    importe: '$400.00',
    plazo: 'mañana',
    dias: '1',
    motivo: 'No',
    enlace: 'x',
    ventana: 'ventas',
    correos: '2 correos',
    motivos: 'Tras 34 horas de intentos: 1 correo (DKbono creado).',
    seccion: 'mfe-sales',
    version: '1.2.0-c',
    fallas: '50 % de 12 visitas',
    causa: 'El error más frecuente es TypeError list.js:2:7.',
    equipo: 'Equipo Clima',
    entrada: 'Clima',
  };
  return { type, id: ids[notificationRules[type].about], actorId, values } as NotificationEvent;
};

const staffNames = [
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

/** Every notification: event, actor, recipients without the actor, and the address of a mail. */
const expectedRecipients: [type: NotificationType, actor: string, recipients: string[], mail: string | null][] = [
  ['voucher.created', 'consultant', [], 'jose@ejemplo.mx'],
  ['voucher.payment', 'admin', ['consultant'], 'jose@ejemplo.mx'],
  ['voucher.paid', 'admin', ['consultant', 'secondSupervisor', 'supervisor'], 'jose@ejemplo.mx'],
  ['voucher.expiring', 'nobody', ['consultant'], null],
  ['voucher.expired', 'nobody', ['consultant', 'secondSupervisor', 'supervisor'], null],
  ['sale.created', 'consultant', ['secondSupervisor', 'supervisor'], null],
  ['sale.edited', 'admin', ['secondSupervisor', 'supervisor'], null],
  ['sale.deleted', 'consultant', ['admin', 'coordinator', 'secondAdmin', 'secondSupervisor', 'supervisor'], null],
  ['stock.low', 'consultant', ['admin', 'coordinator', 'secondAdmin'], null],
  ['stock.exhausted', 'nobody', ['admin', 'colleague', 'consultant', 'coordinator', 'secondAdmin'], null],
  ['user.pending', 'nobody', ['admin', 'coordinator', 'secondAdmin', 'secondSupervisor', 'supervisor'], null],
  ['user.approved', 'admin', [], 'nueva@ejemplo.mx'],
  ['user.rejected', 'admin', [], 'nueva@ejemplo.mx'],
  ['client.pending', 'nobody', ['admin', 'coordinator', 'secondAdmin', 'secondSupervisor', 'supervisor'], null],
  ['client.repeated', 'nobody', ['consultant', 'coordinator', 'secondSupervisor', 'supervisor'], null],
  ['client.approved', 'supervisor', [], 'jose@ejemplo.mx'],
  ['client.rejected', 'supervisor', [], 'jose@ejemplo.mx'],
  ['season.opened', 'nobody', staffNames, null],
  ['season.closed', 'nobody', staffNames, null],
  ['mail.failed', 'nobody', ['admin', 'secondAdmin'], null],
  ['section.trial-ended', 'nobody', ['admin', 'secondAdmin'], null],
  ['section.menu', 'nobody', ['admin', 'secondAdmin'], null],
];

test.each(expectedRecipients)('R-10 %s by %s notifies exactly %j', async (type, actor, names, mail) => {
  await notifyInTransaction(buildEvent(type, actor));
  expect(await readNotifiedNames()).toEqual(names);
  const mails = await api.db.selectFrom('mail_queue').select(['recipient', 'key']).execute();
  expect(mails).toEqual(mail ? [{ recipient: mail, key: type }] : []);
  const rows = await api.db.selectFrom('notifications').select(['type', 'title', 'body', 'link', 'read_at']).execute();
  for (const row of rows) {
    expect(row).toMatchObject({ type, read_at: null });
    expect(`${row.title} ${row.body}`).not.toMatch(/\{\{|undefined|null/);
    expect(row.link).toMatch(/^\/dashboard\//);
  }
});

test.each<[string, role: 'Coordinator' | 'Supervisor', isInBothZones: boolean, creator: string, notified: string[]]>([
  ['a peer or a user of a lower rank', 'Supervisor', false, 'nobody', ['admin', 'coordinator', 'secondAdmin']],
  ['a coordinator who has only some of its zones', 'Supervisor', true, 'nobody', ['admin', 'secondAdmin']],
  ['a coordinator about a coordinator', 'Coordinator', false, 'nobody', ['admin', 'secondAdmin']],
  ['its creator, because somebody else approves', 'Supervisor', false, 'coordinator', ['admin', 'secondAdmin']],
])(
  'P-05 R-10 an account that waits for approval does not notify %s',
  async (_title, role, isInBothZones, creator, notified) => {
    const { zone, otherZone } = api.company;
    const zoneIds = isInBothZones ? [zone.id, otherZone.id] : [zone.id];
    const pending = { status: 'PENDIENTE', created_by: usersByName[creator]?.id ?? null } as const;
    const { id } = await api.make.user(role, pending, zoneIds);
    await notifyInTransaction({ type: 'user.pending', id, actorId: null });
    expect(await readNotifiedNames()).toEqual(notified);
  },
);

test('R-10 the cases above cover every rule', () => {
  expect(expectedRecipients.map(([type]) => type).toSorted()).toEqual(Object.keys(notificationRules).toSorted());
});

test.each(expectedRecipients.filter(([, , names]) => names.length > 0))(
  'R-10 %s does not notify the person who did it',
  async (type, _actor, [actor = '', ...others]) => {
    await notifyInTransaction(buildEvent(type, actor));
    expect(await readNotifiedNames()).toEqual(others);
  },
);

test('R-10 notifies of repeated registrations once until that is read', async () => {
  const names = ['consultant', 'coordinator', 'secondSupervisor', 'supervisor'];
  const register = () => notifyInTransaction(buildEvent('client.repeated', 'nobody'));
  await register();
  await register();
  expect(await readNotifiedNames()).toEqual(names);
  await api.db.updateTable('notifications').set({ read_at: new Date() }).execute();
  await register();
  expect(await readNotifiedNames()).toEqual([...names, ...names].toSorted());
});

test('R-10 fills the placeholders of title, text and link with current values', async () => {
  await notifyInTransaction(buildEvent('voucher.expiring', 'nobody'));
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

test('R-10 R-43 uses the singular for a count of one, and adds a note to the text', async () => {
  const { inventory, season } = api.company;
  const readBodies = async (event: NotificationEvent) => {
    await notifyInTransaction(event);
    const rows = await api.db.deleteFrom('notifications').returning('body').execute();
    return [...new Set(rows.map(({ body }) => body))];
  };
  await sql`update inventories set committed = initial + adjustments - sold - 1 where id = ${inventory.id}`.execute(
    api.db,
  );
  expect(await readBodies({ type: 'stock.low', id: inventory.id, actorId: null })).toEqual([
    expect.stringMatching(/^Disponible de .+: 1 bolsa\.$/),
  ]);
  const values = { ventana: 'DKbonos' };
  const note = 'Se cerró para ventas.';
  expect(await readBodies({ type: 'season.opened', id: season.id, actorId: null, values, note })).toEqual([
    expect.stringMatching(/ quedó abierta para DKbonos\. Se cerró para ventas\.$/),
  ]);
});

test('R-43 a disabled message is not sent; one with an unknown placeholder is', async () => {
  const updateTemplate = (change: { active?: boolean; body?: string }) =>
    api.db.updateTable('messages').set(change).where('key', '=', 'sale.created').execute();
  await updateTemplate({ active: false });
  await notifyInTransaction(buildEvent('sale.created', 'consultant'));
  expect(await readNotifiedNames()).toEqual([]);
  await updateTemplate({ active: true, body: 'Venta {{folio}}{{nada}}.' });
  await notifyInTransaction(buildEvent('sale.created', 'consultant'));
  const { body } = await api.db.selectFrom('notifications').select('body').limit(1).executeTakeFirstOrThrow();
  expect(body).toBe('Venta V-2026-000900.');
});

test('R-10 a rolled-back event creates no notification and no mail', async () => {
  const undone = withTransaction(api.db, async (tx) => {
    await notify(tx, buildEvent('voucher.created', 'consultant'));
    throw new Error('no');
  });
  await expect(undone).rejects.toThrow('no');
  expect([await readNotifiedNames(), await api.db.selectFrom('mail_queue').selectAll().execute()]).toEqual([[], []]);
});

test('R-10 sends each queued mail once and retries failures later', async () => {
  await notifyInTransaction(buildEvent('voucher.payment', 'consultant'));
  await notifyInTransaction(buildEvent('voucher.paid', 'consultant'));
  const sent: string[] = [];
  const failures: string[] = [];
  const onFailure = (_error: unknown, key: string) => void failures.push(key);
  const mailer = {
    send: async ({ subject, text }: { subject: string; text: string }) => {
      if (subject.startsWith('Abono') && failures.length === 0) throw new Error('down');
      sent.push(text);
    },
  };
  const send = () => runJobs(api, { mailer, onFailure });
  await Promise.all([send(), send(), send()]);
  expect([sent.length, failures]).toEqual([1, ['voucher.payment']]);
  await send();
  expect(sent).toHaveLength(1);
  await makeJobsDue(api.db);
  await send();
  expect(sent[1]).toMatch(/^Hola, José Peña \d+:\n\nSe recibió su abono de \$400\.00 al DKbono/);
  expect(await api.db.selectFrom('mail_queue').selectAll().execute()).toEqual([]);
});
