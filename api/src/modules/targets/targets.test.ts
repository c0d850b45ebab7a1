import type { TargetProgress, TargetProposal } from '@surco/shared/contract';
import { buildSaleBody } from '../../testing/documents/saleBody';
import { today, type TestApi, type TestClient } from '../../testing/harness';
import { getErrorPaths } from '../../testing/responses';
import { type ApiWithUsers, startApiWithUsers } from '../../testing/startApiWithUsers';
import { buildTarget, changeTargets, getTargetGrid, readTargetGrid } from '../../testing/targets';

let users: ApiWithUsers;
let api: TestApi;
let admin: TestClient;
let coordinator: TestClient;
beforeAll(async () => {
  users = await startApiWithUsers();
  ({ api, admin, coordinator } = users);
});
afterAll(() => api.close());

const unknownId = '00000000-0000-4000-8000-000000000000';
test('X-23 sets, changes and removes targets of consultants, by product and for all products', async () => {
  const { id: seasonId } = await api.make.season();
  const { consultant, product } = api.company;
  const created = await changeTargets(admin, seasonId, [
    buildTarget(consultant.id),
    buildTarget(consultant.id, { productId: product.id, bags: null, total: '5,000.5' }),
  ]);
  expect(created.status).toBe(200);
  expect(readTargetGrid(created).cells).toEqual(
    expect.arrayContaining([
      { ownerId: consultant.id, productId: null, bags: 100, total: null, version: 1 },
      { ownerId: consultant.id, productId: product.id, bags: null, total: '5000.50', version: 1 },
    ]),
  );
  const changed = await changeTargets(admin, seasonId, [
    buildTarget(consultant.id, { bags: 120, version: 1 }),
    buildTarget(consultant.id, { productId: product.id, bags: null, version: 1 }),
  ]);
  expect(readTargetGrid(changed).cells).toEqual([
    { ownerId: consultant.id, productId: null, bags: 120, total: null, version: 2 },
  ]);
  const { body } = await admin.get(`/audit?entity=target&entityId=${seasonId}`);
  const whole = { ownerId: consultant.id, name: expect.stringContaining(' '), product: null };
  expect(body.data).toMatchObject([
    {
      before: {
        targets: [
          { ...whole, bags: 100 },
          { product: product.code, total: '5000.50' },
        ],
      },
      after: { targets: [{ ...whole, bags: 120 }] },
    },
    { after: { targets: [{}, {}] } },
  ]);
});

test('X-23 a change of a cell that somebody else changed is rejected with the current grid', async () => {
  const { id: seasonId } = await api.make.season();
  const { consultant, colleague } = api.company;
  await changeTargets(admin, seasonId, [buildTarget(consultant.id)]);
  const response = await changeTargets(coordinator, seasonId, [buildTarget(colleague.id), buildTarget(consultant.id)]);
  expect([response.status, response.body.code, getErrorPaths(response)]).toEqual([
    409,
    'VERSION_OBSOLETA',
    ['cells.1'],
  ]);
  expect(readTargetGrid(response).cells).toMatchObject([{ ownerId: consultant.id, bags: 100 }]);
  expect((await getTargetGrid(admin, seasonId)).cells).toHaveLength(1);
});

test('X-23 of two changes of the same empty cell at once one succeeds', async () => {
  const { id: seasonId } = await api.make.season();
  const cell = [buildTarget(api.company.consultant.id)];
  const responses = await Promise.all([
    changeTargets(admin, seasonId, cell),
    changeTargets(coordinator, seasonId, cell),
  ]);
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('X-23 a repeated request with the same key changes nothing', async () => {
  const { id: seasonId } = await api.make.season();
  const body = { seasonId, owner: 'consultant', cells: [buildTarget(api.company.consultant.id)] };
  const headers = { 'idempotency-key': api.make.uuid() };
  const first = await admin.send('PUT', '/targets', body, headers);
  const second = await admin.send('PUT', '/targets', body, headers);
  expect([first.status, second.status, second.body.data]).toEqual([200, 200, first.body.data]);
});

test.each<[string, () => object, number, string[] | undefined]>([
  ['an unknown consultant', () => buildTarget(unknownId), 404, undefined],
  ['an unknown product', () => buildTarget(api.company.consultant.id, { productId: unknownId }), 400, ['cells.0']],
  ['half a bag', () => buildTarget(api.company.consultant.id, { bags: 1.5 }), 400, ['cells.0.bags']],
  ['a negative amount', () => buildTarget(api.company.consultant.id, { total: '-1' }), 400, ['cells.0.total']],
])('X-23 rejects %s', async (_, buildInvalidCell, status, paths) => {
  const { id: seasonId } = await api.make.season();
  const response = await changeTargets(admin, seasonId, [buildInvalidCell()]);
  expect([response.status, getErrorPaths(response)]).toEqual([status, paths]);
  expect((await getTargetGrid(admin, seasonId)).cells).toEqual([]);
});

test('X-23 rejects a target that is there twice, and an unknown season', async () => {
  const { id: seasonId } = await api.make.season();
  const cell = buildTarget(api.company.consultant.id);
  expect(getErrorPaths(await changeTargets(admin, seasonId, [cell, cell]))).toEqual(['cells.1']);
  expect((await changeTargets(admin, unknownId, [cell])).status).toBe(404);
  expect((await admin.get(`/targets?seasonId=${unknownId}&owner=zone`)).status).toBe(404);
});

test('X-23 the target of a consultant who left stays and can only be removed', async () => {
  const { id: seasonId } = await api.make.season();
  const leaver = await api.make.user('Consultant', { distributor_id: api.company.distributor.id });
  await changeTargets(admin, seasonId, [buildTarget(leaver.id)]);
  await api.db.updateTable('users').set({ status: 'INACTIVO' }).where('id', '=', leaver.id).execute();
  const findRow = async () => (await getTargetGrid(admin, seasonId)).rows.find(({ id }) => id === leaver.id);
  expect(await findRow()).toMatchObject({ isActive: false });
  const response = await changeTargets(admin, seasonId, [buildTarget(leaver.id, { bags: 7, version: 1 })]);
  expect([response.status, getErrorPaths(response)]).toEqual([400, ['cells.0']]);
  const progress = await admin.get(`/targets/progress?seasonId=${seasonId}`);
  expect(progress.body.data).toMatchObject({ rows: [{ id: leaver.id, isActive: false, target: { bags: 100 } }] });
  const proposal = await admin.get(`/targets/proposal?fromSeasonId=${seasonId}&owner=consultant&source=targets`);
  expect(proposal.body.data).toEqual({ cells: [], leftOutProducts: [] });
  expect((await changeTargets(admin, seasonId, [buildTarget(leaver.id, { bags: null, version: 1 })])).status).toBe(200);
  expect(await findRow()).toBeUndefined();
});

test('X-23 P-07 coordinators see and set only the targets of their zones and of the consultants in them', async () => {
  const { id: seasonId } = await api.make.season();
  const { zone, otherZone, consultant } = api.company;
  const stranger = await api.make.user('Consultant', {
    distributor_id: (await api.make.distributor({}, [otherZone.id])).id,
  });
  await changeTargets(admin, seasonId, [buildTarget(consultant.id), buildTarget(stranger.id)]);
  await changeTargets(admin, seasonId, [buildTarget(zone.id), buildTarget(otherZone.id)], 'zone');
  const consultants = await getTargetGrid(coordinator, seasonId);
  expect(consultants.cells.map(({ ownerId }) => ownerId)).toEqual([consultant.id]);
  expect(consultants.rows.map(({ id }) => id)).not.toContain(stranger.id);
  expect((await getTargetGrid(coordinator, seasonId, 'zone')).rows.map(({ id }) => id)).toEqual([zone.id]);
  expect((await changeTargets(coordinator, seasonId, [buildTarget(stranger.id, { version: 1 })])).status).toBe(404);
  expect((await changeTargets(coordinator, seasonId, [buildTarget(otherZone.id, { version: 1 })], 'zone')).status).toBe(
    404,
  );
  const withoutZones = await api.signInAs(await api.make.user('Coordinator'));
  expect(await getTargetGrid(withoutZones, seasonId, 'zone')).toMatchObject({ rows: [], cells: [] });
});

test('X-23 progress counts the sales of the season, in all and by product; consultants see their own', async () => {
  const { consultant, colleague, product, season } = api.company;
  const sale = await users.consultant.post('/sales', buildSaleBody(api.company, { date: today }, { quantity: 3 }));
  expect(sale.status).toBe(201);
  await changeTargets(admin, season.id, [
    buildTarget(consultant.id, { productId: product.id, bags: 30, total: '60000.00' }),
    buildTarget(colleague.id),
  ]);
  const readProgress = async (by: TestClient, query = ''): Promise<TargetProgress> =>
    (await by.get(`/targets/progress?seasonId=${season.id}${query}`)).body.data as TargetProgress;
  const sold = { bags: 3, hectares: expect.any(Number), total: '11850.00' };
  const own = {
    id: consultant.id,
    target: { bags: 30, total: '60000.00' },
    sold,
    products: [{ id: product.id, target: { bags: 30, total: '60000.00' }, sold }],
  };
  const rows = (await readProgress(admin)).rows;
  expect(rows).toHaveLength(2);
  expect(rows).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ id: colleague.id, sold: { bags: 0, hectares: 0, total: '0.00' }, products: [] }),
    ]),
  );
  expect(await readProgress(users.consultant)).toMatchObject({ rows: [own] });
  expect(await readProgress(users.consultant, '&owner=zone')).toMatchObject({ rows: [] });
  const list = await users.consultant.get(`/sales/totals?seasonId=${season.id}&productId=${product.id}`);
  expect(list.body.data).toMatchObject({ ofProduct: { bags: 3, total: '11850.00' } });
  const proposal = await admin.get(
    `/targets/proposal?fromSeasonId=${season.id}&owner=consultant&source=sales&percent=50`,
  );
  expect((proposal.body.data as TargetProposal).cells).toEqual([
    { ownerId: consultant.id, productId: product.id, bags: 5, total: '17775.00' },
  ]);
});
