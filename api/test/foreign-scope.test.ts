import { calls, type CallKey } from '@surco/shared/contract/calls';
import type { CallSpec } from '@surco/shared/contract/call';
import { roles, type Role } from '@surco/shared/contract/roles';
import { customerBody } from './bodies';
import { contents, foreignWorld, type ForeignWorld, type RecordKind } from './foreignWorld';
import { startApi, today, type TestApi } from './harness';

let api: TestApi;
let world: ForeignWorld;
beforeAll(async () => {
  api = await startApi();
  world = await foreignWorld(api);
});
afterAll(() => api.close());

type Named = Extract<CallKey, `${string}{${string}`>;

interface Scoped {
  record: RecordKind;
  /** A body that whoever sees the record may send. */
  body?: () => unknown;
  /** Each person's own: not even an administrator sees another's. */
  own?: true;
}

const version = 1;
let last = 0;
const person = () => ({
  firstName: 'Rosa',
  lastName: 'Peña',
  email: `${api.make.key()}@ejemplo.mx`,
  role: 'Consultant',
  distributorId: api.company.distributor.id,
});
const customer = () => customerBody({ phone: `872${4_000_000 + (last += 1)}`, localityId: api.company.locality.id });
const partner = () => ({ type: 'DISTRIBUTOR', name: `Socio ${api.make.key()}`, zoneIds: [api.company.zone.id] });
const payments = [{ date: today, amount: '1.00', method: '01' }];

/**
 * Every call that names a record. `everyone`: there is no scope, whoever may make the call may name any (catalogue,
 * seasons, what an administrator alone does).
 */
const table: Record<Named, Scoped | 'everyone'> = {
  'POST /auth/{product}': 'everyone',
  'GET /clients/{id}': { record: 'client' },
  'PUT /clients/{id}': { record: 'client', body: () => ({ ...customer(), version }) },
  'PUT /clients/{id}/consultant': {
    record: 'client',
    body: () => ({ consultantId: api.company.consultant.id, version }),
  },
  'POST /clients/{id}/approve': { record: 'pendingClient' },
  'POST /clients/{id}/reject': { record: 'pendingClient', body: () => ({ reason: 'Repetido' }) },
  'POST /clients/{id}/activate': { record: 'client' },
  'POST /clients/{id}/deactivate': { record: 'client' },
  'GET /users/{id}': { record: 'user' },
  'PUT /users/{id}': { record: 'user', body: () => ({ ...person(), version }) },
  'POST /users/{id}/approve': { record: 'user' },
  'POST /users/{id}/reject': { record: 'user', body: () => ({ reason: 'Repetido' }) },
  'POST /users/{id}/activate': { record: 'user' },
  'POST /users/{id}/deactivate': { record: 'user' },
  'POST /users/{id}/reopen': { record: 'user' },
  'POST /users/{id}/client-key': { record: 'user' },
  'GET /partners/{id}': { record: 'partner' },
  'PUT /partners/{id}': { record: 'partner', body: () => ({ ...partner(), version }) },
  'GET /inventories/{id}': { record: 'inventory' },
  'PUT /inventories/{id}': { record: 'inventory', body: () => ({ adjustment: 1, reason: 'Conteo', version }) },
  'GET /sales/{id}': { record: 'sale' },
  'PUT /sales/{id}': { record: 'sale', body: () => ({ ...world.order, version }) },
  'DELETE /sales/{id}': { record: 'sale' },
  'POST /sales/{id}/deliver': { record: 'sale' },
  'GET /sales/imports/{id}': { record: 'importRun', own: true },
  'GET /vouchers/{id}': { record: 'voucher' },
  'GET /vouchers/{id}/pdf': { record: 'voucher' },
  'PUT /vouchers/{id}': { record: 'voucher', body: () => ({ ...world.order, version }) },
  'PUT /vouchers/{id}/payments': { record: 'voucher', body: () => ({ payments, version }) },
  'POST /vouchers/{id}/cancel': { record: 'voucher', body: () => ({ reason: 'Repetido' }) },
  'POST /vouchers/{id}/reopen': 'everyone',
  'PUT /notifications/{id}/read': { record: 'notification', own: true },
  // Of no customer: with one, whoever sees the customer reads it.
  'GET /simulations/{id}': { record: 'simulation', own: true },
  'PUT /simulations/{id}': { record: 'simulation', own: true, body: () => ({ name: 'Ajena', version }) },
  'DELETE /simulations/{id}': { record: 'simulation', own: true },
  'GET /seasons/{id}': 'everyone',
  'PUT /seasons/{id}': 'everyone',
  'GET /products/{id}': 'everyone',
  'PUT /products/{id}': 'everyone',
  'PUT /zones/{id}': 'everyone',
  'DELETE /zones/{id}': 'everyone',
  'PUT /localities/{id}': 'everyone',
  'DELETE /localities/{id}': 'everyone',
  'PUT /production-types/{id}': 'everyone',
  'DELETE /production-types/{id}': 'everyone',
  'GET /messages/{id}': 'everyone',
  'PUT /messages/{id}': 'everyone',
  'DELETE /messages/{id}': 'everyone',
  'POST /messages/{id}/preview': 'everyone',
  'POST /messages/{id}/test': 'everyone',
};

interface Case extends Scoped {
  key: string;
  role: Role;
}

const mayCall = ({ who }: CallSpec, role: Role): boolean =>
  who === 'anyone' || who === 'signedIn' || who.includes(role);

/** Consultants read the stock of every distributor: they may have sold from any. */
const seesAll = ({ record, own }: Scoped, role: Role): boolean =>
  (role === 'Admin' && !own) || (role === 'Consultant' && record === 'inventory');

const cases: Case[] = Object.entries(table).flatMap(([key, row]) =>
  row === 'everyone'
    ? []
    : roles
        .filter((role) => mayCall(calls[key as Named], role) && !seesAll(row, role))
        .map((role) => ({ key, role, ...row })),
);

test('P-07 every call that names a record has its row, and every row with a scope somebody to ask', () => {
  expect(Object.keys(table).toSorted()).toEqual(
    Object.keys(calls)
      .filter((key) => key.includes('{'))
      .toSorted(),
  );
  const asked = new Set(cases.map(({ key }) => key));
  expect(Object.entries(table).filter(([key, row]) => row !== 'everyone' && !asked.has(key))).toEqual([]);
});

describe('P-07 X-21 a record outside one’s scope is as if it were not there', () => {
  test.each(cases)('P-07 X-21 $key as a $role from elsewhere', async ({ key, role, record, body }) => {
    const [method, path] = key.split(' ') as ['GET' | 'POST' | 'PUT' | 'DELETE', string];
    const address = path.replace('{id}', await world.records[record](role));
    const sent = method === 'GET' || method === 'DELETE' ? undefined : body?.();
    const headers = { 'idempotency-key': api.make.key() };
    const before = await contents(api);
    const refused = await world.strangers[role].send(method, address, sent, headers);
    expect([refused.status, refused.body.code, refused.body.data]).toEqual([404, 'NO_ENCONTRADO', undefined]);
    expect(await contents(api)).toEqual(before);
    // The same request is a good one: whoever sees the record is answered otherwise.
    const { status } = await world.insiders[role].send(method, address, sent, headers);
    expect([200, 409]).toContain(status);
  });
});
