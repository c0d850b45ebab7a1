import type { TargetProposal } from '@surco/shared/contract';
import type { TestApi, TestClient } from '../../testing/harness';
import { startApiWithUsers } from '../../testing/startApiWithUsers';
import { buildTarget, changeTargets } from '../../testing/targets';

let api: TestApi;
let admin: TestClient;
let coordinator: TestClient;
beforeAll(async () => {
  ({ api, admin, coordinator } = await startApiWithUsers());
});
afterAll(() => api.close());

test('X-23 proposes the targets of another season plus a percentage and writes nothing', async () => {
  const { id: seasonId } = await api.make.season();
  const { zone } = api.company;
  await changeTargets(admin, seasonId, [buildTarget(zone.id, { bags: 105, total: '10.00' })], 'zone');
  const { body } = await coordinator.get(
    `/targets/proposal?fromSeasonId=${seasonId}&owner=zone&source=targets&percent=7.5`,
  );
  expect(body.data).toEqual({
    cells: [{ ownerId: zone.id, productId: null, bags: 113, total: '10.75' }],
    leftOutProducts: [],
  });
});

test('X-23 a proposal names the products that it leaves out because they are no longer on sale', async () => {
  const { id: seasonId } = await api.make.season();
  const { consultant } = api.company;
  const { id, code, name } = await api.make.product();
  await changeTargets(admin, seasonId, [buildTarget(consultant.id), buildTarget(consultant.id, { productId: id })]);
  await api.db.updateTable('products').set({ enabled: false }).where('id', '=', id).execute();
  const { body } = await admin.get(`/targets/proposal?fromSeasonId=${seasonId}&owner=consultant&source=targets`);
  expect(body.data).toMatchObject({
    cells: [{ ownerId: consultant.id, productId: null }],
    leftOutProducts: [{ id, code, name }],
  });
  expect((body.data as TargetProposal).cells).toHaveLength(1);
});
