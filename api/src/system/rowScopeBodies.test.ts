import type { CallKey } from '@surco/shared/contract/calls';
import type { Role } from '@surco/shared/domain';
import { buildCustomerBody } from '../testing/requestBodies';
import { digestTables, startApiWithRowScope, type RowScopeFixtures } from '../testing/rowScopeFixtures';
import type { TestApi } from '../testing/harness';

type PostWithoutId = Exclude<Extract<CallKey, `POST ${string}`>, `${string}{${string}`>;

let api: TestApi;
let fixtures: RowScopeFixtures;
let voucherId: string;

beforeAll(async () => {
  ({ api, fixtures } = await startApiWithRowScope());
  voucherId = await fixtures.records.voucher();
});
afterAll(() => api.close());

describe('a body must not refer to a record outside the row scope', () => {
  const buildCustomer = (change: object) =>
    buildCustomerBody({ phone: '8724999999', localityId: api.company.otherLocality.id, ...change });
  const buildUser = (change: object) => ({ firstName: 'Rosa', lastName: 'Peña', email: 'rosa@ejemplo.mx', ...change });
  const getHiddenZoneIds = () => [api.company.zone.id];
  const buildStock = () => ({ seasonId: api.company.season.id, productId: api.company.product.id, initial: 1 });

  test.each<[PostWithoutId, Role, () => object, string]>([
    ['POST /clients', 'Coordinator', () => buildCustomer({ consultantId: api.company.consultant.id }), 'consultantId'],
    ['POST /clients', 'Coordinator', () => buildCustomer({ localityId: api.company.locality.id }), 'localityId'],
    ['POST /users', 'Supervisor', () => buildUser({ role: 'Supervisor', zoneIds: getHiddenZoneIds() }), 'zoneIds'],
    [
      'POST /users',
      'Coordinator',
      () => buildUser({ role: 'Consultant', distributorId: api.company.distributor.id }),
      'distributorId',
    ],
    [
      'POST /partners',
      'Coordinator',
      () => ({ type: 'DISTRIBUTOR', name: 'Otro', zoneIds: getHiddenZoneIds() }),
      'zoneIds',
    ],
    [
      'POST /inventories',
      'Coordinator',
      () => ({ ...buildStock(), distributorId: api.company.distributor.id }),
      'distributorId',
    ],
    ['POST /sales', 'Consultant', () => fixtures.documentBody, 'customerId'],
    [
      'POST /sales',
      'Consultant',
      () => ({
        ...fixtures.documentBody,
        customerId: api.company.otherCustomer.id,
        voucherId,
      }),
      'voucherId',
    ],
    ['POST /vouchers', 'Consultant', () => fixtures.documentBody, 'customerId'],
    [
      'POST /simulations',
      'Coordinator',
      () => ({ ...fixtures.silage, clientId: fixtures.documentBody.customerId }),
      'clientId',
    ],
  ])('P-07 X-21 %s as a %s', async (key, role, buildBody, field) => {
    const before = await digestTables(api);
    const response = await fixtures.outsiders[role].post(key.slice('POST '.length), buildBody());
    expect([response.status, response.body.details?.map(({ path }) => path)]).toEqual([400, [field]]);
    expect(await digestTables(api)).toEqual(before);
  });
});
