import { sql } from 'kysely';
import { withTransaction } from '../../core/db/transaction';
import type { NotificationEvent } from './notificationRules';
import { notify } from './notify';
import { startTestApi, today, type TestApi } from '../../testing/harness';
import { runJobs } from '../../testing/runJobs';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

async function readNotificationBodies(event: NotificationEvent): Promise<string[]> {
  await api.db.deleteFrom('notifications').execute();
  await withTransaction(api.db, (tx) => notify(tx, event));
  const rows = await api.db.selectFrom('notifications').select('body').distinct().execute();
  return rows.map(({ body }) => body);
}

test('R-10 R-43 uses the singular for a count of one', async () => {
  const { inventory } = api.company;
  await sql`update inventories set committed = initial + adjustments - sold - 1 where id = ${inventory.id}`.execute(
    api.db,
  );
  expect(await readNotificationBodies({ type: 'stock.low', id: inventory.id, actorId: null })).toEqual([
    expect.stringMatching(/^Disponible de .+: 1 bolsa\.$/),
  ]);
});

test('R-10 adds a note to the text', async () => {
  const { season } = api.company;
  const values = { ventana: 'DKbonos' };
  const note = 'Se cerró para ventas.';
  expect(await readNotificationBodies({ type: 'season.opened', id: season.id, actorId: null, values, note })).toEqual([
    expect.stringMatching(/ quedó abierta para DKbonos\. Se cerró para ventas\.$/),
  ]);
});

test('R-10 X-11 the mail of a new DKbono states what was paid and the balance', async () => {
  const { customer, season, product } = api.company;
  await api.db.updateTable('customers').set({ email: 'jose@ejemplo.mx' }).where('id', '=', customer.id).execute();
  const consultant = await api.signInAs(api.company.consultant);
  const { status } = await consultant.post('/vouchers', {
    customerId: customer.id,
    seasonId: season.id,
    lines: [{ productId: product.id, quantity: 1 }],
    firstPayment: { date: today, amount: '1000.00', method: '01' },
  });
  expect(status).toBe(201);
  const sent: string[] = [];
  const mailer = { send: async ({ text }: { text: string }) => void sent.push(text) };
  await runJobs(api, { mailer });
  expect(sent).toEqual([expect.stringContaining('Lleva pagado $1,000.00 y su saldo es de $2,950.00.\n\nPara abonar')]);
});
