import { type CallSpec, calls } from '@surco/shared/contract/calls';
import {
  startApiWithRowScope,
  digestTables,
  type RecordKind,
  type RowScopeFixtures,
} from '../testing/rowScopeFixtures';
import type { TestApi } from '../testing/harness';

let api: TestApi;
let fixtures: RowScopeFixtures;
beforeAll(async () => {
  ({ api, fixtures } = await startApiWithRowScope());
});
afterAll(() => api.close());

/** Reads of records that only their owner sees, or that a fixture creates. */
const recordsByPath: Readonly<Record<string, RecordKind>> = {
  '/users/{id}': 'user',
  '/sales/{id}': 'sale',
  '/vouchers/{id}': 'voucher',
  '/sales/imports/{id}': 'importRun',
  '/clients/{id}': 'customer',
  '/partners/{id}': 'partner',
  '/inventories/{id}': 'inventory',
  '/simulations/{id}': 'simulation',
};

const unknownId = '00000000-0000-4000-8000-000000000000';

async function buildPath(template: string): Promise<string> {
  const { season, product } = api.company;
  const record = recordsByPath[template];
  const id = record
    ? await fixtures.records[record]('Consultant')
    : template.startsWith('/seasons')
      ? season.id
      : template.startsWith('/products')
        ? product.id
        : unknownId;
  return template.replace('{id}', id).replace('{name}', 'ventas');
}

const buildRequiredQueries = (): Readonly<Record<string, string>> => {
  const { id } = api.company.season;
  return {
    '/overview/ranking': '?by=zone',
    '/targets': `?seasonId=${id}&owner=consultant`,
    '/targets/proposal': `?fromSeasonId=${id}&owner=consultant&source=targets`,
    '/search': '?q=maria',
  };
};

const callEntries: [string, CallSpec][] = Object.entries(calls);
/** The calls that may run while their session is still being checked, so that their result may be discarded. */
const discardable = callEntries.flatMap(([key, { access, file, stream }]) => {
  const [method, template = ''] = key.split(' ');
  if (method !== 'GET' || access === 'anyone' || file || stream) return [];
  const isForConsultant = access === 'signedIn' || access.includes('Consultant');
  return [{ key, template, role: isForConsultant ? ('Consultant' as const) : ('Admin' as const) }];
});

/** Without the key pair of push notifications, which the first request creates for all users. */
async function digestWithoutPushKeys(): Promise<Record<string, string>> {
  const { push_keys: _, ...digests } = await digestTables(api);
  return digests;
}

test.each(discardable)('P-07 $key writes nothing, also when its result is discarded', async ({ template, role }) => {
  const path = (await buildPath(template)) + (buildRequiredQueries()[template] ?? '');
  const before = await digestWithoutPushKeys();
  const { status } = await fixtures.insiders[role].get(path);
  expect([200, 404]).toContain(status);
  expect(await digestWithoutPushKeys()).toEqual(before);
});
