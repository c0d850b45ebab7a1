import { type CallKey, calls, type CallSpec } from '@surco/shared/contract/calls';
import { type Role, roles } from '@surco/shared/domain';
import { buildCustomerBody } from '../testing/requestBodies';
import {
  digestTables,
  startApiWithRowScope,
  type RowScopeFixtures,
  type RecordKind,
} from '../testing/rowScopeFixtures';
import { today, type TestApi } from '../testing/harness';

let api: TestApi;
let fixtures: RowScopeFixtures;
beforeAll(async () => {
  ({ api, fixtures } = await startApiWithRowScope());
  // The users have no password: ending a session needs a confirmed identity.
  await api.db.updateTable('sessions').set({ identity_confirmed_at: new Date() }).execute();
});
afterAll(() => api.close());

type PostWithoutId = Exclude<Extract<CallKey, `POST ${string}`>, `${string}{${string}`>;
type CallWithId = Extract<CallKey, `${string}{${string}`>;

interface ScopedCall {
  record: RecordKind;
  /** A body that is valid for a user who sees the record. */
  body?: (id: string) => unknown;
  /** Only its owner sees the record; not even an administrator does. */
  ownerOnly?: true;
}

const version = 1;
let lastNumber = 0;
/** A change that keeps the e-mail address, which only administrators change for others. */
const buildUserBody = async (id: string) => {
  const { email } = await api.db.selectFrom('users').select('email').where('id', '=', id).executeTakeFirstOrThrow();
  const distributorId = api.company.distributor.id;
  return { firstName: 'Rosa', lastName: 'Peña', email, role: 'Consultant', distributorId, version };
};
const buildUniqueCustomerBody = () =>
  buildCustomerBody({ phone: `872${4_000_000 + (lastNumber += 1)}`, localityId: api.company.locality.id });
const buildPartnerBody = () => ({
  type: 'DISTRIBUTOR',
  name: `Socio ${api.make.uuid()}`,
  zoneIds: [api.company.zone.id],
});
const payment = { date: today, amount: '1.00', method: '01' };

/**
 * Every call with a path parameter. `unscoped`: not tested here, because there is no scope (a product, a season), only
 * administrators may make the call, or the named test covers it.
 */
const scopeByCall: Record<CallWithId, ScopedCall | 'unscoped'> = {
  'POST /auth/{product}': 'unscoped',
  // Users find only their passkeys, whatever the role: manageSecondFactor.test.ts.
  'POST /users/me/passkeys/{id}/remove': 'unscoped',
  // Nor do they find the push devices of others: pushDevices.test.ts.
  'PUT /users/me/push-devices/{id}': 'unscoped',
  'DELETE /users/me/push-devices/{id}': 'unscoped',
  'POST /users/me/push-devices/{id}/test': 'unscoped',
  // Nor the saved views of others: savedViews.test.ts.
  'PUT /views/{id}': 'unscoped',
  'DELETE /views/{id}': 'unscoped',
  'GET /clients/{id}': { record: 'customer' },
  'PUT /clients/{id}': { record: 'customer', body: () => ({ ...buildUniqueCustomerBody(), version }) },
  'PUT /clients/{id}/consultant': {
    record: 'customer',
    body: () => ({ consultantId: api.company.consultant.id, version }),
  },
  'POST /clients/{id}/approve': { record: 'pendingCustomer' },
  'POST /clients/{id}/reject': { record: 'pendingCustomer', body: () => ({ reason: 'Repetido' }) },
  'POST /clients/{id}/activate': { record: 'customer' },
  'POST /clients/{id}/deactivate': { record: 'customer' },
  'GET /clients/{id}/merge': { record: 'customer' },
  // Needs two customers of the scope: mergeCustomers.test.ts.
  'POST /clients/{id}/merge': 'unscoped',
  'POST /clients/{id}/unmerge': { record: 'customer', body: () => ({ version }) },
  'POST /clients/{id}/anonymize': 'unscoped',
  'GET /clients/{id}/data': 'unscoped',
  'GET /clients/{id}/statement': { record: 'customer' },
  'GET /clients/{id}/statement/pdf': { record: 'customer' },
  'GET /payments/{id}/pdf': { record: 'payment' },
  'PUT /privacy-requests/{id}': 'unscoped',
  'GET /users/{id}': { record: 'user' },
  'PUT /users/{id}': { record: 'user', body: buildUserBody },
  'POST /users/{id}/approve': { record: 'user' },
  'POST /users/{id}/reject': { record: 'user', body: () => ({ reason: 'Repetido' }) },
  'POST /users/{id}/activate': { record: 'user' },
  'POST /users/{id}/deactivate': { record: 'user' },
  'POST /users/{id}/reopen': { record: 'user' },
  'POST /users/{id}/client-key': { record: 'user' },
  'POST /users/{id}/invite': { record: 'user' },
  'POST /users/{id}/revoke-invitation': { record: 'user' },
  'POST /users/{id}/reset-second-factor': { record: 'user' },
  'DELETE /users/me/sessions/{id}': { record: 'session', ownerOnly: true },
  'GET /partners/{id}': { record: 'partner' },
  'PUT /partners/{id}': { record: 'partner', body: () => ({ ...buildPartnerBody(), version }) },
  'DELETE /partners/{id}/logo': { record: 'partner' },
  // Pictures and their uploads: images.test.ts.
  'PUT /partners/{id}/logo': 'unscoped',
  'GET /images/{id}': 'unscoped',
  'POST /payments/{id}/photos': 'unscoped',
  'DELETE /payments/{id}/photos/{photoId}': 'unscoped',
  'GET /inventories/{id}': { record: 'inventory' },
  'PUT /inventories/{id}': { record: 'inventory', body: () => ({ adjustment: 1, reason: 'Conteo', version }) },
  'GET /sales/{id}': { record: 'sale' },
  'GET /sales/{id}/pdf': { record: 'sale' },
  'PUT /sales/{id}': { record: 'sale', body: () => ({ ...fixtures.documentBody, version }) },
  'DELETE /sales/{id}': { record: 'sale' },
  'POST /sales/{id}/deliver': { record: 'sale' },
  'GET /sales/imports/{id}': { record: 'importRun', ownerOnly: true },
  'GET /imports/{id}/progress': { record: 'importRun', ownerOnly: true },
  // Files, and imports of others: importCustomers.test.ts, undoImport.test.ts.
  'POST /imports/{list}/columns': 'unscoped',
  'GET /imports/{entity}/file-template': 'unscoped',
  'POST /imports/{entity}/records': 'unscoped',
  'POST /imports/{id}/undo': 'unscoped',
  'GET /vouchers/{id}': { record: 'voucher' },
  'GET /vouchers/{id}/pdf': { record: 'voucher' },
  'PUT /vouchers/{id}': { record: 'voucher', body: () => ({ ...fixtures.documentBody, version }) },
  'PUT /vouchers/{id}/payments': { record: 'voucher', body: () => ({ payments: [payment], version }) },
  'POST /vouchers/{id}/payments': { record: 'voucher', body: () => payment },
  'POST /vouchers/{id}/credits': 'unscoped',
  'POST /vouchers/{id}/credits/{creditId}/cancel': 'unscoped',
  'POST /sales/{id}/payments': { record: 'sale', body: () => payment },
  'POST /vouchers/{id}/cancel': { record: 'voucher', body: () => ({ reason: 'Repetido' }) },
  'POST /vouchers/{id}/reopen': 'unscoped',
  'PUT /notifications/{id}/read': { record: 'notification', ownerOnly: true },
  // Without a customer: with one, every user who sees the customer reads it.
  'GET /simulations/{id}': { record: 'simulation', ownerOnly: true },
  'GET /simulations/{id}/pdf': { record: 'simulation', ownerOnly: true },
  'PUT /simulations/{id}': { record: 'simulation', ownerOnly: true, body: () => ({ name: 'Ajena', version }) },
  'DELETE /simulations/{id}': { record: 'simulation', ownerOnly: true },
  // Of an own simulation; the other papers: links.test.ts.
  'DELETE /links/{id}': { record: 'paperLink', ownerOnly: true },
  'GET /papers/{token}': 'unscoped',
  'GET /papers/{token}/pdf': 'unscoped',
  'POST /papers/{token}/opened': 'unscoped',
  'GET /seasons/{id}': 'unscoped',
  'PUT /seasons/{id}': 'unscoped',
  // Sums: overviewProperties.test.ts.
  'GET /seasons/{id}/stock': 'unscoped',
  'GET /seasons/{id}/customers': 'unscoped',
  'GET /seasons/{id}/closing': 'unscoped',
  'GET /products/{id}': 'unscoped',
  'PUT /products/{id}': 'unscoped',
  'DELETE /prices/{id}/planned': 'unscoped',
  'PUT /zones/{id}': 'unscoped',
  'DELETE /zones/{id}': 'unscoped',
  'PUT /localities/{id}': 'unscoped',
  'DELETE /localities/{id}': 'unscoped',
  'PUT /production-types/{id}': 'unscoped',
  'DELETE /production-types/{id}': 'unscoped',
  'GET /messages/{id}': 'unscoped',
  'PUT /messages/{id}': 'unscoped',
  'DELETE /messages/{id}': 'unscoped',
  'POST /messages/{id}/preview': 'unscoped',
  'POST /messages/{id}/test': 'unscoped',
  'GET /registry/sections/{name}/versions': 'unscoped',
  'PUT /registry/sections/{name}/versions': 'unscoped',
  'POST /registry/sections/{name}/use': 'unscoped',
  'POST /registry/sections/{name}/menu': 'unscoped',
  'POST /registry/sections/{name}/rollback': 'unscoped',
  'DELETE /registry/sections/{name}/versions/{version}': 'unscoped',
  'DELETE /registry/tokens/{id}': 'unscoped',
};

interface ScopeCase extends ScopedCall {
  key: string;
  role: Role;
}

const mayCall = ({ access }: CallSpec, role: Role): boolean =>
  access === 'anyone' || access === 'signedIn' || access.includes(role);

/** Consultants see the stock of every distributor, because they may have sold from any. */
const seesAll = ({ record, ownerOnly }: ScopedCall, role: Role): boolean =>
  (role === 'Admin' && !ownerOnly) || (role === 'Consultant' && record === 'inventory');

const cases: ScopeCase[] = Object.entries(scopeByCall).flatMap(([key, row]) =>
  row === 'unscoped'
    ? []
    : roles
        .filter((role) => mayCall(calls[key as CallWithId], role) && !seesAll(row, role))
        .map((role) => ({ key, role, ...row })),
);

test('P-07 covers every call with a path parameter, and each scoped one with at least one role', () => {
  expect(Object.keys(scopeByCall).toSorted()).toEqual(
    Object.keys(calls)
      .filter((key) => key.includes('{'))
      .toSorted(),
  );
  const covered = new Set(cases.map(({ key }) => key));
  expect(Object.entries(scopeByCall).filter(([key, row]) => row !== 'unscoped' && !covered.has(key))).toEqual([]);
});

describe('a body must not refer to a record outside the row scope', () => {
  const buildCustomer = (change: object) =>
    buildCustomerBody({ phone: '8724999999', localityId: api.company.otherLocality.id, ...change });
  const buildUser = (change: object) => ({ firstName: 'Rosa', lastName: 'Peña', email: 'rosa@ejemplo.mx', ...change });
  let voucherId: string;
  beforeAll(async () => {
    voucherId = await fixtures.records.voucher();
  });
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

test.each(cases.filter(({ key, body }) => key.startsWith('PUT ') && body))(
  'P-07 X-10 $key as a $role refuses another version than the current one, and returns the record',
  async ({ key, role, record, body }) => {
    const id = await fixtures.records[record](role);
    const sentBody = { ...((await body?.(id)) as object), version: version + 1 };
    const path = key.slice('PUT '.length).replace('{id}', id);
    const { status, body: refused } = await fixtures.insiders[role].send('PUT', path, sentBody);
    expect([status, refused.code, refused.data]).toEqual([
      409,
      'VERSION_OBSOLETA',
      expect.objectContaining({ id, version }),
    ]);
  },
);

describe('a record outside the scope answers 404', () => {
  test.each(cases)('P-07 X-21 $key as a $role who does not see the record', async ({ key, role, record, body }) => {
    const [method, path] = key.split(' ') as ['GET' | 'POST' | 'PUT' | 'DELETE', string];
    const id = await fixtures.records[record](role);
    const address = path.replace('{id}', id);
    const sentBody = method === 'GET' || method === 'DELETE' ? undefined : await body?.(id);
    const headers = { 'idempotency-key': api.make.uuid() };
    const before = await digestTables(api);
    const rejected = await fixtures.outsiders[role].send(method, address, sentBody, headers);
    expect([rejected.status, rejected.body.code, rejected.body.data]).toEqual([404, 'NO_ENCONTRADO', undefined]);
    expect(await digestTables(api)).toEqual(before);
    // For a user who sees the record, the same request succeeds or conflicts with its status.
    const send = () => fixtures.insiders[role].send(method, address, sentBody, headers);
    const { status, body: answer } = await send();
    expect([200, 409]).toContain(status);
    // A write that is repeated with its key is not executed again: it would find the record changed, or none.
    const again = method === 'GET' || record === 'session' ? { status, body: answer } : await send();
    expect([again.status, again.body]).toEqual([status, answer]);
  });
});
