import { calls, type CallKey } from '@surco/shared/contract/calls';
import type { CallSpec } from '@surco/shared/contract/call';
import { roles, type Role } from '@surco/shared/contract/roles';
import readBook from 'read-excel-file/node';
import { currentCursor, writeCursor } from '../src/modules/notifications/cursor';
import { customerBody } from './bodies';
import { contents, foreignWorld, type ForeignWorld } from './foreignWorld';
import { startApi, type Answer, type TestApi, type Visitor } from './harness';

type Kind = 'client' | 'consultant' | 'partner' | 'inventory' | 'sale' | 'voucher' | 'simulation' | 'notification';

let api: TestApi;
let world: ForeignWorld;
/** What an answer would show of each record, if it had it. */
let marks: Record<Kind, string[]>;
let streamFrom: string;

const named = async (table: 'sales' | 'vouchers', id: string): Promise<string[]> => {
  const row = await api.db.selectFrom(table).select('folio').where('id', '=', id).executeTakeFirstOrThrow();
  return [id, row.folio];
};

beforeAll(async () => {
  api = await startApi();
  world = await foreignWorld(api);
  streamFrom = writeCursor(await currentCursor(api.db));
  const { records, insiders, order, silage } = world;
  const { client, consultant } = api.company;
  const simulated = await insiders.Consultant.post('/simulations', { ...silage, clientId: order.customerId });
  const partner = await records.partner();
  marks = {
    client: [client.id, client.last_name],
    consultant: [consultant.id, String(consultant.email)],
    partner: [partner],
    inventory: [await records.inventory()],
    sale: await named('sales', await records.sale()),
    voucher: await named('vouchers', await records.voucher()),
    simulation: [(simulated.body.data as { id: string }).id],
    notification: await Promise.all(
      (['Admin', 'Coordinator', 'Supervisor', 'Consultant'] as const).map(records.notification),
    ),
  };
});
afterAll(() => api.close());

type Unnamed = Exclude<CallKey, `${string}{${string}`>;
type Read = Extract<Unnamed, `GET ${string}`>;

interface Scoped {
  /** Records of this kind are in an insider's answer, and none of anybody's in a stranger's. */
  shows: Kind;
  /** Roles for which nobody is a stranger. */
  but?: readonly Role[];
  /** Asked bare, and by the name of a record that the stranger should not know. */
  queries?: () => readonly string[];
}

const paged = () => ['?size=all'];
const ofDocuments = () => {
  const { client, consultant, distributor, zone } = api.company;
  const names = { customerId: client.id, consultantId: consultant.id, distributorId: distributor.id, zoneId: zone.id };
  return Object.entries(names).map(([name, id]) => `?${name}=${id}`);
};

/** Every call that reads without naming a record. `everyone`: the same for all who may make it, or about oneself. */
const table: Record<Read, Scoped | 'everyone'> = {
  'GET /clients': { shows: 'client', queries: () => ['?size=all', `?search=${api.company.client.phone}`] },
  'GET /clients/duplicates': { shows: 'client', queries: () => [`?phone=${api.company.client.phone}`] },
  'GET /users': { shows: 'consultant', queries: () => ['?size=all', `?distributorId=${api.company.distributor.id}`] },
  'GET /partners': { shows: 'partner', queries: () => ['?size=all', `?zoneId=${api.company.zone.id}`] },
  // A consultant may have sold from any distributor.
  'GET /distributors': { shows: 'partner', but: ['Consultant'] },
  'GET /distributors/names': { shows: 'partner', but: ['Consultant'] },
  'GET /inventories': { shows: 'inventory', but: ['Consultant'], queries: paged },
  'GET /sales': { shows: 'sale', queries: () => ['?size=all', ...ofDocuments()] },
  'GET /sales/sale-report': { shows: 'sale', queries: () => ['', ...ofDocuments()] },
  'GET /sales/file-template': { shows: 'consultant' },
  'GET /vouchers': { shows: 'voucher', queries: () => ['?size=all', ...ofDocuments()] },
  'GET /vouchers/voucher-report': { shows: 'voucher', queries: () => ['', ...ofDocuments()] },
  'GET /simulations': { shows: 'simulation', queries: () => [`?clientId=${api.company.client.id}`] },
  'GET /notifications': { shows: 'notification', queries: paged },
  'GET /notifications/stream': { shows: 'notification', queries: () => ['?once=true'] },
  'GET /sales/totals': 'everyone',
  'GET /vouchers/totals': 'everyone',
  'GET /inventories/totals': 'everyone',
  'GET /users/me': 'everyone',
  'GET /auth/me': 'everyone',
  'GET /audit': 'everyone',
  'GET /messages': 'everyone',
  'GET /messages/kinds': 'everyone',
  'GET /products': 'everyone',
  'GET /products/enabled': 'everyone',
  'GET /products/names': 'everyone',
  'GET /seasons': 'everyone',
  'GET /states': 'everyone',
  'GET /zones': 'everyone',
  'GET /localities': 'everyone',
  'GET /localities/file-template': 'everyone',
  'GET /production-types': 'everyone',
  'GET /simulator/catalog': 'everyone',
  'GET /simulator-params': 'everyone',
  'GET /simulator-params/history': 'everyone',
  'GET /terms': 'everyone',
  'GET /privacy-notice': 'everyone',
  'GET /health/live': 'everyone',
  'GET /health/ready': 'everyone',
};

const mayCall = ({ who }: CallSpec, role: Role): boolean =>
  who === 'anyone' || who === 'signedIn' || who.includes(role);

const cases = Object.entries(table).flatMap(([key, row]) =>
  row === 'everyone'
    ? []
    : roles
        .filter((role) => role !== 'Admin' && role !== 'Farmer' && !row.but?.includes(role))
        .filter((role) => mayCall(calls[key as Read], role))
        .map((role) => ({ key, role, ...row })),
);

/** All that an answer says, the cells of a workbook included. */
async function textOf({ status, file, headers, body }: Answer): Promise<string> {
  expect([status, body.error]).toEqual([200, undefined]);
  return String(headers['content-type']).includes('spreadsheetml')
    ? JSON.stringify(await readBook(file))
    : file.toString();
}

const ask = async (visitor: Visitor, key: string, query: string): Promise<string> =>
  textOf(await visitor.get(`${key.slice('GET '.length)}${query}`, { 'last-event-id': streamFrom }));

test('P-07 every call that reads without naming a record has its row', () => {
  const reads = Object.keys(calls).filter((key) => key.startsWith('GET ') && !key.includes('{'));
  expect(Object.keys(table).toSorted()).toEqual(reads.toSorted());
});

describe('P-07 X-08 X-21 no list, report or choice shows a record outside one’s scope', () => {
  test.each(cases)('P-07 X-08 X-21 $key as a $role', async ({ key, role, shows, queries }) => {
    for (const query of queries?.() ?? ['']) {
      const [seen, hidden] = [
        await ask(world.insiders[role], key, query),
        await ask(world.strangers[role], key, query),
      ];
      expect(marks[shows].some((mark) => seen.includes(mark))).toBe(true);
      expect(
        Object.values(marks)
          .flat()
          .filter((mark) => hidden.includes(mark)),
      ).toEqual([]);
    }
  });

  test.each(['sales', 'vouchers', 'inventories'])('P-07 X-08 X-21 the totals of %s count none of them', async (of) => {
    for (const role of ['Coordinator', 'Supervisor'] as const) {
      const count = async (visitor: Visitor) =>
        ((await visitor.get(`/${of}/totals`)).body.data as { count: number }).count;
      expect(await count(world.insiders[role])).toBeGreaterThan(0);
      expect(await count(world.strangers[role])).toBe(0);
    }
  });
});

describe('P-07 X-21 a body names no record outside one’s scope', () => {
  const customer = (change: object) => customerBody({ phone: '8724999999', localityId: api.company.far.id, ...change });
  const user = (change: object) => ({ firstName: 'Rosa', lastName: 'Peña', email: 'rosa@ejemplo.mx', ...change });
  const near = () => [api.company.zone.id];
  const stock = () => ({ seasonId: api.company.season.id, productId: api.company.product.id, initial: 1 });

  test.each<[Unnamed, Role, () => object, string]>([
    ['POST /clients', 'Coordinator', () => customer({ consultantId: api.company.consultant.id }), 'consultantId'],
    ['POST /clients', 'Coordinator', () => customer({ localityId: api.company.locality.id }), 'localityId'],
    ['POST /users', 'Supervisor', () => user({ role: 'Supervisor', zoneIds: near() }), 'zoneIds'],
    [
      'POST /users',
      'Coordinator',
      () => user({ role: 'Consultant', distributorId: api.company.distributor.id }),
      'distributorId',
    ],
    ['POST /partners', 'Coordinator', () => ({ type: 'DISTRIBUTOR', name: 'Otro', zoneIds: near() }), 'zoneIds'],
    [
      'POST /inventories',
      'Coordinator',
      () => ({ ...stock(), distributorId: api.company.distributor.id }),
      'distributorId',
    ],
    ['POST /sales', 'Consultant', () => world.order, 'customerId'],
    [
      'POST /sales',
      'Consultant',
      () => ({ ...world.order, customerId: api.company.farClient.id, voucherId: marks.voucher[0] }),
      'voucherId',
    ],
    ['POST /vouchers', 'Consultant', () => world.order, 'customerId'],
    ['POST /simulations', 'Coordinator', () => ({ ...world.silage, clientId: world.order.customerId }), 'clientId'],
  ])('P-07 X-21 %s as a %s', async (key, role, body, path) => {
    const before = await contents(api);
    const answer = await world.strangers[role].post(key.slice('POST '.length), body());
    expect([answer.status, answer.body.details?.map((problem) => problem.path)]).toEqual([400, [path]]);
    expect(await contents(api)).toEqual(before);
  });
});
