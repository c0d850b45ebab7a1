import { withTransaction } from '../../core/db/transaction';
import { startTestApi, type TestApi } from '../../testing/harness';
import { notifyStockLevels } from './notifyStockLevels';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

test('R-10 notifies once when a stock crosses each threshold', async () => {
  const { inventory } = api.company;
  const buildStock = (sold: number) => ({ initial: 100, adjustments: 0, committed: 0, sold });
  const listTypes = async () =>
    (await api.db.selectFrom('notifications').select('type').distinct().execute()).map(({ type }) => type);
  const change = (from: number, to: number) =>
    withTransaction(api.db, (tx) =>
      notifyStockLevels(tx, [{ id: inventory.id, before: buildStock(from), after: buildStock(to) }], null),
    );
  await change(0, 90);
  expect(await listTypes()).toEqual([]);
  await change(90, 91);
  expect(await listTypes()).toEqual(['stock.low']);
  await api.db.deleteFrom('notifications').execute();
  await change(91, 95);
  await change(100, 95);
  expect(await listTypes()).toEqual([]);
  await change(80, 100);
  expect(await listTypes()).toEqual(['stock.exhausted']);
});
