import { type CallKey, calls, type CallSpec } from '@surco/shared/contract/calls';
import { type Role, roles } from '@surco/shared/domain';
import { readCurrentCursor, formatCursor } from '../modules/notifications/streamCursor';
import { startApiWithRowScope, type RowScopeFixtures } from '../testing/rowScopeFixtures';
import type { ApiResponse, TestApi, TestClient } from '../testing/harness';
import { readSheets } from '../testing/workbooks/readSheets';

type RecordType =
  'customer' | 'consultant' | 'partner' | 'inventory' | 'sale' | 'voucher' | 'simulation' | 'notification';

let api: TestApi;
let fixtures: RowScopeFixtures;
/** Texts that identify a record in a response, such as its id and its folio. */
let identifyingTexts: Record<RecordType, string[]>;
let streamFrom: string;

const getIdAndFolio = async (table: 'sales' | 'vouchers', id: string): Promise<string[]> => {
  const row = await api.db.selectFrom(table).select('folio').where('id', '=', id).executeTakeFirstOrThrow();
  return [id, row.folio];
};

beforeAll(async () => {
  ({ api, fixtures } = await startApiWithRowScope());
  streamFrom = formatCursor(await readCurrentCursor(api.db));
  const { records, insiders, documentBody, silage } = fixtures;
  const { customer, consultant } = api.company;
  const simulated = await insiders.Consultant.post('/simulations', { ...silage, clientId: documentBody.customerId });
  const partner = await records.partner();
  identifyingTexts = {
    customer: [customer.id, customer.last_name],
    consultant: [consultant.id, String(consultant.email)],
    partner: [partner],
    inventory: [await records.inventory()],
    sale: await getIdAndFolio('sales', await records.sale()),
    voucher: await getIdAndFolio('vouchers', await records.voucher()),
    simulation: [(simulated.body.data as { id: string }).id],
    notification: await Promise.all(
      (['Admin', 'Coordinator', 'Supervisor', 'Consultant'] as const).map(records.notification),
    ),
  };
});
afterAll(() => api.close());

type CallWithoutId = Exclude<CallKey, `${string}{${string}`>;
type ReadCall = Extract<CallWithoutId, `GET ${string}`>;

interface ScopedCall {
  /** The type of the records in the response to a user of the zone. The response to other users has no records. */
  recordType: RecordType;
  /** Roles without a scope. */
  exemptRoles?: readonly Role[];
  /** Query strings to send: without filters, and filtered by a record outside the scope. Default: none. */
  queries?: () => readonly string[];
}

const getAllRowsQuery = () => ['?size=1000'];
const buildDocumentQueries = () => {
  const { customer, consultant, distributor, zone } = api.company;
  const filters = {
    customerId: customer.id,
    consultantId: consultant.id,
    distributorId: distributor.id,
    zoneId: zone.id,
  };
  return Object.entries(filters).map(([name, id]) => `?${name}=${id}`);
};

/**
 * Every GET call without a path parameter. `everyone`: the response has no row scope, is about the user, or only
 * administrators get it. The totals have a row scope too; the last test covers them.
 */
const scopeByCall: Record<ReadCall, ScopedCall | 'everyone'> = {
  'GET /clients': { recordType: 'customer', queries: () => ['?size=1000', `?search=${api.company.customer.phone}`] },
  'GET /clients/duplicates': { recordType: 'customer', queries: () => [`?phone=${api.company.customer.phone}`] },
  'GET /users': {
    recordType: 'consultant',
    queries: () => ['?size=1000', `?distributorId=${api.company.distributor.id}`],
  },
  'GET /partners': { recordType: 'partner', queries: () => ['?size=1000', `?zoneId=${api.company.zone.id}`] },
  // A consultant may have sold from any distributor.
  'GET /distributors': { recordType: 'partner', exemptRoles: ['Consultant'] },
  'GET /distributors/names': { recordType: 'partner', exemptRoles: ['Consultant'] },
  'GET /inventories': { recordType: 'inventory', exemptRoles: ['Consultant'], queries: getAllRowsQuery },
  'GET /sales': { recordType: 'sale', queries: () => ['?size=1000', ...buildDocumentQueries()] },
  'GET /sales/sale-report': { recordType: 'sale', queries: () => ['', ...buildDocumentQueries()] },
  'GET /sales/file-template': { recordType: 'consultant' },
  'GET /vouchers': { recordType: 'voucher', queries: () => ['?size=1000', ...buildDocumentQueries()] },
  'GET /vouchers/voucher-report': { recordType: 'voucher', queries: () => ['', ...buildDocumentQueries()] },
  'GET /simulations': { recordType: 'simulation', queries: () => [`?clientId=${api.company.customer.id}`] },
  'GET /notifications': { recordType: 'notification', queries: getAllRowsQuery },
  'GET /notifications/stream': { recordType: 'notification', queries: () => ['?once=true'] },
  'GET /search': {
    recordType: 'customer',
    queries: () => [`?q=${api.company.customer.phone}`, `?q=${encodeURIComponent(api.company.customer.last_name)}`],
  },
  'GET /overview/activity': { recordType: 'sale' },
  // Their sums are compared with those of the lists: overviewProperties.test.ts.
  'GET /targets': { recordType: 'consultant', queries: () => [`?seasonId=${api.company.season.id}&owner=consultant`] },
  // The tests in modules/targets.
  'GET /targets/proposal': 'everyone',
  'GET /targets/file-template': 'everyone',
  'GET /targets/progress': 'everyone',
  'GET /overview/summary': 'everyone',
  'GET /overview/weeks': 'everyone',
  'GET /overview/ranking': 'everyone',
  'GET /overview/vouchers': 'everyone',
  'GET /overview/stock': 'everyone',
  'GET /sales/totals': 'everyone',
  'GET /vouchers/totals': 'everyone',
  'GET /inventories/totals': 'everyone',
  'GET /users/me': 'everyone',
  'GET /users/me/second-factor': 'everyone',
  'GET /users/me/data': 'everyone',
  'GET /users/me/sessions': 'everyone',
  'GET /users/me/push-devices': 'everyone',
  'GET /users/me/first-steps': 'everyone',
  'GET /setup': 'everyone',
  'GET /views': 'everyone',
  // Those of others: undoImport.test.ts.
  'GET /imports': 'everyone',
  'GET /auth/me': 'everyone',
  'GET /audit': 'everyone',
  'GET /audit/export': 'everyone',
  'GET /privacy-requests': 'everyone',
  'GET /legal-texts': 'everyone',
  'GET /legal-texts/versions': 'everyone',
  'GET /legal-texts/acceptances': 'everyone',
  'GET /messages': 'everyone',
  // A record outside the scope is a 404: links.test.ts.
  'GET /links': 'everyone',
  'GET /messages/kinds': 'everyone',
  'GET /messages/share': 'everyone',
  'GET /products': 'everyone',
  'GET /products/enabled': 'everyone',
  'GET /products/names': 'everyone',
  'GET /prices': 'everyone',
  'GET /prices/lists': 'everyone',
  'GET /prices/file-template': 'everyone',
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
  'GET /registry/sections': 'everyone',
  'GET /registry/visits': 'everyone',
  'GET /registry/tokens': 'everyone',
  'GET /health/live': 'everyone',
  'GET /health/ready': 'everyone',
};

const mayCall = ({ access }: CallSpec, role: Role): boolean =>
  access === 'anyone' || access === 'signedIn' || access.includes(role);

const cases = Object.entries(scopeByCall).flatMap(([key, scope]) =>
  scope === 'everyone'
    ? []
    : roles
        .filter((role) => role !== 'Admin' && role !== 'Farmer' && !scope.exemptRoles?.includes(role))
        .filter((role) => mayCall(calls[key as ReadCall], role))
        .map((role) => ({ key, role, ...scope })),
);

/** Returns the text of a response, with the cells of a workbook. */
async function readResponseText({ status, rawBody, headers, body }: ApiResponse): Promise<string> {
  expect([status, body.error]).toEqual([200, undefined]);
  return String(headers['content-type']).includes('spreadsheetml')
    ? JSON.stringify(readSheets(rawBody))
    : rawBody.toString();
}

const readAs = async (client: TestClient, key: string, query: string): Promise<string> =>
  readResponseText(await client.get(`${key.slice('GET '.length)}${query}`, { 'last-event-id': streamFrom }));

test('P-07 covers every GET call without a path parameter', () => {
  const reads = Object.keys(calls).filter((key) => key.startsWith('GET ') && !key.includes('{'));
  expect(Object.keys(scopeByCall).toSorted()).toEqual(reads.toSorted());
});

describe('lists, reports and selects show no record outside the row scope', () => {
  test.each(cases)('P-07 X-08 X-21 $key as a $role', async ({ key, role, recordType, queries }) => {
    for (const query of queries?.() ?? ['']) {
      const [insideText, outsideText] = [
        await readAs(fixtures.insiders[role], key, query),
        await readAs(fixtures.outsiders[role], key, query),
      ];
      expect(identifyingTexts[recordType].some((text) => insideText.includes(text))).toBe(true);
      expect(
        Object.values(identifyingTexts)
          .flat()
          .filter((text) => outsideText.includes(text)),
      ).toEqual([]);
    }
  });

  test.each([
    ['sales', ['Coordinator', 'Supervisor', 'Consultant']],
    ['vouchers', ['Coordinator', 'Supervisor', 'Consultant']],
    ['inventories', ['Coordinator', 'Supervisor']],
  ] as const)(
    'P-07 X-08 X-21 the totals of %s count no record outside the row scope',
    async (resource, scopedRoles) => {
      for (const role of scopedRoles) {
        const count = async (client: TestClient) =>
          ((await client.get(`/${resource}/totals`)).body.data as { count: number }).count;
        expect(await count(fixtures.insiders[role])).toBeGreaterThan(0);
        expect(await count(fixtures.outsiders[role])).toBe(0);
      }
    },
  );

  test.each(['Coordinator', 'Supervisor'] as const)('P-07 a %s without zones sees no record', async (role) => {
    const withoutZones = await api.signInAs(await api.make.user(role));
    for (const resource of ['sales', 'vouchers', 'inventories'])
      expect((await withoutZones.get(`/${resource}/totals`)).body.data).toMatchObject({ count: 0 });
  });
});
