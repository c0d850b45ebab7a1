import { readRecord, getErrorPaths, put, readRecords } from '../../testing/responses';
import type { TestApi, TestClient } from '../../testing/harness';
import { getNextNumber } from '../../testing/factories';
import { startApiWithUsers } from '../../testing/startApiWithUsers';

let api: TestApi;
let admin: TestClient;
let coordinator: TestClient;
let consultant: TestClient;
beforeAll(async () => {
  ({ api, admin, coordinator, consultant } = await startApiWithUsers());
});
afterAll(() => api.close());

const buildPartnerBody = (change: object = {}) => ({
  type: 'SILAGE_VENDOR',
  name: `Silos del Valle ${getNextNumber()}`,
  rfc: 'ags-010215-ab2',
  phone: '871 123 9999',
  localityId: api.company.locality.id,
  zoneIds: [api.company.zone.id],
  tonnesAvailable: 1200.5,
  pricePerTonne: '1500',
  ...change,
});

test('E-10 P-05 stores tonnes and price of silage vendors only, filters by type and offers only active distributors', async () => {
  const vendor = await coordinator.post('/partners', buildPartnerBody());
  expect([vendor.status, vendor.body.data]).toMatchObject([
    201,
    { rfc: 'AGS010215AB2', phone: '8711239999', tonnesAvailable: 1200.5, pricePerTonne: '1500.00' },
  ]);
  const distributor = await admin.post('/partners', buildPartnerBody({ type: 'DISTRIBUTOR' }));
  expect(distributor.body.data).toMatchObject({ tonnesAvailable: null, pricePerTonne: null });
  const listPartnerIds = async (type: string) =>
    readRecords(await coordinator.get(`/partners?type=${type}&size=all`)).map(({ id }) => id);
  expect(await listPartnerIds('SILAGE_VENDOR')).toContain(readRecord(vendor).id);
  expect(await listPartnerIds('DISTRIBUTOR')).toContain(readRecord(distributor).id);
  const listDistributorIds = async () => readRecords(await consultant.get('/distributors')).map(({ id }) => id);
  expect(await listDistributorIds()).toContain(readRecord(distributor).id);
  const { name } = readRecord(distributor);
  const off = { ...buildPartnerBody({ type: 'DISTRIBUTOR', name, status: 'INACTIVO' }), version: 1 };
  expect((await put(admin, `/partners/${readRecord(distributor).id}`, off)).body.data).toMatchObject({ version: 2 });
  expect(await listDistributorIds()).not.toContain(readRecord(distributor).id);
  const named = readRecords(await consultant.get('/distributors/names')).find(
    ({ id }) => id === readRecord(distributor).id,
  );
  expect(named).toEqual({ id: readRecord(distributor).id, name, active: false });
});

test('P-07 rejects zones that are not the user’s', async () => {
  for (const zoneIds of [[api.company.otherZone.id], []])
    expect(getErrorPaths(await coordinator.post('/partners', buildPartnerBody({ zoneIds })))).toEqual(['zoneIds']);
});

test('R-30 rejects an equal name within a type and a change of type', async () => {
  const name = `Único ${getNextNumber()}`;
  const vendor = readRecord(await admin.post('/partners', buildPartnerBody({ name })));
  const again = await admin.post('/partners', buildPartnerBody({ name: name.replace('Ú', 'u') }));
  expect([again.status, getErrorPaths(again)]).toEqual([409, ['name']]);
  const retyped = await put(admin, `/partners/${vendor.id}`, {
    ...buildPartnerBody({ name, type: 'DISTRIBUTOR' }),
    version: 1,
  });
  expect(getErrorPaths(retyped)).toEqual(['type']);
});
