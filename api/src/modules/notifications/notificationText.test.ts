import { sql } from 'kysely';
import { withTransaction } from '../../core/db/transaction';
import type { NotificationEvent } from './notificationRules';
import { notify } from './notify';
import { startTestApi, type TestApi } from '../../testing/harness';

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
