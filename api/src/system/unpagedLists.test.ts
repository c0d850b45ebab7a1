import { pageLimits } from '@surco/shared/contract';
import { calls, type CallSpec } from '@surco/shared/contract/calls';
import { sql } from 'kysely';
import { startApiWithUsers } from '../testing/startApiWithUsers';
import type { TestApi, TestClient } from '../testing/harness';

let api: TestApi;
let admin: TestClient;
beforeAll(async () => {
  ({ api, admin } = await startApiWithUsers());
});
afterAll(() => api.close());

/** The lists that feed choices, so that they may be requested whole. */
const choiceLists = [
  '/clients',
  '/inventories',
  '/localities',
  '/partners',
  '/production-types',
  '/products',
  '/seasons',
  '/users',
  '/zones',
];

const pagedLists = Object.entries<CallSpec>(calls)
  .filter(([, { paged }]) => paged)
  .map(([key]) => key.slice('GET '.length));

test.each(pagedLists)('E-04 GET %s answers size `all` only where it feeds choices', async (address) => {
  const { status, body } = await admin.get(`${address}?size=all`);
  expect(status).toBe(choiceLists.includes(address) ? 200 : 400);
  const messages = body.details?.map(({ message }) => message) ?? [];
  expect(status === 200 || messages.join(' ').includes('use Exportar')).toBe(true);
});

test('E-04 answers pages of 1,000 rows at most', async () => {
  expect((await admin.get(`/sales?size=${pageLimits.maxSize}`)).status).toBe(200);
  expect((await admin.get(`/sales?size=${pageLimits.maxSize + 1}`)).status).toBe(400);
});

describe('a choice list as long as the limit', () => {
  const addLocalities = (count: number) =>
    sql`insert into localities (name, municipality, state_id, zone_id)
      select 'Límite ' || gen_random_uuid(), municipality, state_id, zone_id
      from (select municipality, state_id, zone_id from localities limit 1) one cross join generate_series(1, ${sql.lit(count)})`.execute(
      api.db,
    );
  const countLocalities = async (): Promise<number> => {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from localities`.execute(api.db);
    return rows[0]?.n ?? 0;
  };

  test('E-04 is answered whole, and refused with one row more', async () => {
    await addLocalities(pageLimits.maxUnpagedRows - (await countLocalities()));
    const { status, body } = await admin.get('/localities?size=all');
    expect([status, body.totalRecords]).toEqual([200, pageLimits.maxUnpagedRows]);
    await addLocalities(1);
    const refused = await admin.get('/localities?size=all');
    expect([refused.status, refused.body.code]).toEqual([400, 'LISTA_DEMASIADO_GRANDE']);
    expect(refused.body.error).toContain('Exportar');
  });
});
