import type { Paged } from '@surco/shared/contract';
import { sql } from 'kysely';
import { startTestApi, type TestApi, type TestClient } from '../../../testing/harness';

let api: TestApi;
let consultant: TestClient;

beforeAll(async () => {
  api = await startTestApi();
  const { customer, season, distributor, consultant: seller } = api.company;
  await sql`insert into sales (folio, date, status, customer_id, season_id, distributor_id, consultant_id, subtotal, total, bags, hectares)
    select 'V-2026-' || lpad(n::text, 6, '0'), date '2026-01-01' + (n * 7) % 300, (array['REGISTRADA', 'ENTREGADA'])[1 + n % 2],
      ${customer.id}, ${season.id}, ${distributor.id}, ${seller.id}, n % 90, n % 90, 1 + n % 5, 1
    from generate_series(1, 313) n`.execute(api.db);
  consultant = await api.signInAs(seller);
});
afterAll(() => api.close());

const listSales = async (query: string): Promise<Paged<{ id: string }>> => {
  const { status, body } = await consultant.get(`/sales?${query}`);
  expect([query, status]).toEqual([query, 200]);
  return body as Paged<{ id: string }>;
};

test.each(['sort=-date', 'sort=date', 'sort=total', 'sort=-folio', 'sort=-date&stateId=05', 'sort=status&search=pena'])(
  'E-04 returns the rows in the same order on every page: %s',
  async (query) => {
    const whole = (await listSales(`${query}&size=1000`)).data.map(({ id }) => id);
    expect(whole).toHaveLength(313);
    for (const page of [1, 2, 15, 31, 32]) {
      const { data, ...meta } = await listSales(`${query}&page=${page}`);
      expect(data.map(({ id }) => id)).toEqual(whole.slice((page - 1) * 10, page * 10));
      expect(meta).toEqual({ page, size: 10, totalPages: 32, totalRecords: 313 });
    }
    expect(await listSales(`${query}&page=9000`)).toMatchObject({ data: [], totalPages: 32, totalRecords: 313 });
  },
);

test('E-04 E-05 few sales that a name selects among many are the same in every order, for their consultant and others', async () => {
  const { make, company } = api;
  const own = await make.customer(company.locality.id, company.consultant.id, { first_name: 'Zoraida' });
  const others = await make.customer(company.locality.id, company.colleague.id, { first_name: 'Zoraida' });
  const copySales = (customerId: string, consultantId: string, offset: number) =>
    sql`insert into sales (folio, date, status, customer_id, season_id, distributor_id, consultant_id, subtotal, total, bags, hectares)
      select 'V-2026-' || lpad((n + ${offset}::int)::text, 6, '0'), date '2026-02-01' + n, 'REGISTRADA', ${customerId},
        ${company.season.id}, ${company.distributor.id}, ${consultantId}, n, n, 1, 1 from generate_series(1, 3) n`.execute(
      api.db,
    );
  await copySales(own.id, company.consultant.id, 5_000);
  await copySales(others.id, company.colleague.id, 6_000);
  const readTotals = async (client: TestClient, query: string) => {
    const { data, totalRecords } = (await client.get(`/sales?search=zoraida&${query}`)).body as Paged<{
      total: string;
    }>;
    expect(totalRecords).toBe(data.length);
    return data.map(({ total }) => total);
  };
  expect(await readTotals(consultant, 'sort=-date')).toEqual(['3.00', '2.00', '1.00']);
  expect(await readTotals(consultant, `sort=total&seasonId=${company.season.id}`)).toEqual(['1.00', '2.00', '3.00']);
  const admin = await api.signInAs(company.users.Admin);
  expect(await readTotals(admin, `consultantId=${company.colleague.id}`)).toEqual(['3.00', '2.00', '1.00']);
  expect(await readTotals(admin, 'sort=total')).toEqual(['1.00', '1.00', '2.00', '2.00', '3.00', '3.00']);
});
