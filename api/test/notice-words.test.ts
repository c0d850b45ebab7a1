import { sql } from 'kysely';
import { transaction } from '../src/db/transaction';
import type { NoticeEvent } from '../src/modules/notifications/notices';
import { tell } from '../src/modules/notifications/tell';
import { startApi, type TestApi } from './harness';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

async function bodiesOf(event: NoticeEvent): Promise<string[]> {
  await api.db.deleteFrom('notifications').execute();
  await transaction(api.db, (tx) => tell(tx, event));
  const rows = await api.db.selectFrom('notifications').select('body').distinct().execute();
  return rows.map(({ body }) => body);
}

test('R-10 R-43 what counts things agrees with one of them as with many', async () => {
  const { inventory, users } = api.company;
  await sql`update inventories set committed = initial + adjustments - sold - 1 where id = ${inventory.id}`.execute(
    api.db,
  );
  expect(await bodiesOf({ type: 'stock.low', id: inventory.id, actorId: null })).toEqual([
    expect.stringMatching(/^Disponible de .+: 1 bolsa\.$/),
  ]);
  const { id } = users.Consultant;
  const values = { ventas: '1 venta', filas: '1 fila' };
  expect(await bodiesOf({ type: 'import.finished', id, actorId: id, values })).toEqual([
    'Resultado del archivo: 1 venta de 1 fila.',
  ]);
});
