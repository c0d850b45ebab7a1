import type { TargetFile, TargetProgress, TargetProposal } from '@surco/shared/contract';
import { buildSaleBody } from '../../testing/documents/saleBody';
import { today, type TestApi, type TestClient } from '../../testing/harness';
import { getErrorPaths } from '../../testing/responses';
import { type ApiWithUsers, startApiWithUsers } from '../../testing/startApiWithUsers';
import { buildTarget, changeTargets, getTargetGrid, readTargetGrid } from '../../testing/targets';
import { readSheets } from '../../testing/workbooks/readSheets';
import { buildWorkbook } from '../../testing/workbooks/workbookBuilder';

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
    buildTarget(consultant.id, { productId: product.id, bags: null, total: '5,000.5' }),
    buildTarget(consultant.id),
  ]);
  expect(created.status).toBe(200);
  // The target of all products first, in the entries of the audit log, too.
  expect(readTargetGrid(created).cells).toEqual([
    { ownerId: consultant.id, productId: null, bags: 100, total: null, version: 1 },
    { ownerId: consultant.id, productId: product.id, bags: null, total: '5000.50', version: 1 },
  ]);
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

test('X-23 the workbook has the targets of the season, and is read without writing', async () => {
  const { id: seasonId } = await api.make.season({ name: 'OI 2031/32' });
  const { consultant, product } = api.company;
  await changeTargets(admin, seasonId, [buildTarget(consultant.id, { productId: product.id, total: '1500.50' })]);
  const { rawBody, headers } = await admin.get(`/targets/file-template?seasonId=${seasonId}&owner=consultant`);
  expect(headers['content-disposition']).toContain('Metas%20OI%202031-32.xlsx');
  const [sheet] = readSheets(rawBody);
  expect(sheet?.data[0]).toEqual(['correo_consultor*', 'consultor', 'clave_producto', 'bolsas', 'importe']);
  const name = `${consultant.first_name} ${consultant.last_name}`;
  expect(sheet?.data).toContainEqual([consultant.email, name, product.code, 100, 1500.5]);
  const file = await buildWorkbook([
    { correo_consultor: consultant.email, clave_producto: product.code.toLowerCase(), bolsas: 250, importe: null },
    { correo_consultor: consultant.email, clave_producto: null, bolsas: null, importe: 99.5 },
    { correo_consultor: api.company.colleague.email, clave_producto: null, bolsas: null, importe: null },
  ]);
  const { body } = await admin.upload('/targets/read-file?owner=consultant', file);
  const read = body.data as TargetFile;
  expect(read).toEqual({
    rows: 3,
    errors: [],
    sheet: 'Ventas',
    cells: [
      { ownerId: consultant.id, productId: product.id, bags: 250, total: null },
      { ownerId: consultant.id, productId: null, bags: null, total: '99.50' },
    ],
  });
  expect((await getTargetGrid(admin, seasonId)).cells).toHaveLength(1);
});

test('X-23 the workbook leaves out the targets of products that are not on sale any more', async () => {
  const { id: seasonId } = await api.make.season();
  const { consultant } = api.company;
  const product = await api.make.product();
  await changeTargets(admin, seasonId, [buildTarget(consultant.id, { productId: product.id })]);
  await api.db.updateTable('products').set({ enabled: false }).where('id', '=', product.id).execute();
  expect((await getTargetGrid(admin, seasonId)).products).toContainEqual(
    expect.objectContaining({ id: product.id, enabled: false }),
  );
  const { rawBody } = await admin.get(`/targets/file-template?seasonId=${seasonId}&owner=consultant`);
  const [sheet] = readSheets(rawBody);
  expect(sheet?.data.flat()).not.toContain(product.code);
  expect(sheet?.data.flat()).toContain(consultant.email);
});

test('X-23 reports the errors of a file by row and column', async () => {
  const { zone, otherZone } = api.company;
  const file = await buildWorkbook([
    { zona: zone.name, clave_producto: null, bolsas: 5 },
    { zona: zone.name.toUpperCase(), clave_producto: null, bolsas: 6 },
    { zona: otherZone.name, clave_producto: 'NADA', bolsas: 6 },
    { zona: zone.name, clave_producto: null, bolsas: -1 },
  ]);
  const { status, body } = await coordinator.upload('/targets/read-file?owner=zone', file);
  expect(status).toBe(422);
  expect((body.data as TargetFile).errors.map(({ row, column, message }) => `${row} ${column}: ${message}`)).toEqual([
    '3 : Es la misma meta que la de la fila 2.',
    '4 zona: No hay una zona a su cargo con este nombre.',
    '4 clave_producto: No hay un producto a la venta con esta clave.',
    '5 bolsas: No puede ser negativo.',
  ]);
});
