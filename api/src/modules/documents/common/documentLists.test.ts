import type { Paged } from '@surco/shared/contract';
import type { Row } from '../../../core/db/schema/database';
import { startTestApi, type TestApi, type TestClient } from '../../../testing/harness';
import { makeVoucher } from '../../../testing/documents/makeVoucher';

let api: TestApi;
let consultant: TestClient;
let admin: TestClient;

const createSale = (change: Partial<Row<'sales'>> & { folio: string; total: string }) => {
  const { customer, season, distributor, consultant: seller } = api.company;
  return api.make.insert('sales', {
    date: '2026-03-01',
    customer_id: customer.id,
    season_id: season.id,
    distributor_id: distributor.id,
    consultant_id: seller.id,
    subtotal: change.total,
    bags: 3,
    hectares: '2.50',
    ...change,
  });
};

beforeAll(async () => {
  api = await startTestApi();
  const { colleague, otherCustomer, product } = api.company;
  for (let n = 1; n <= 12; n += 1) {
    await createSale({
      folio: `V-2026-${String(n).padStart(6, '0')}`,
      total: `${n * 100}.00`,
      date: `2026-03-${String(n).padStart(2, '0')}`,
      status: n === 12 ? 'ENTREGADA' : 'REGISTRADA',
    });
  }
  await createSale({ folio: 'V-2026-000013', total: '1.00', status: 'ELIMINADA' });
  const { id: sale_id } = await createSale({
    folio: 'V-2026-000099',
    total: '50.00',
    customer_id: otherCustomer.id,
    consultant_id: colleague.id,
  });
  const line = { sale_id, position: 0, product_id: product.id, quantity: 1, product_yield: '60' };
  await api.make.insert('sale_lines', { ...line, base_price: '50.00', total: '50.00' });
  await makeVoucher(api);
  consultant = await api.signInAs(api.company.consultant);
  admin = await api.signInAs(api.company.users.Admin);
});
afterAll(() => api.close());

interface ListedDocument {
  id: string;
  folio: string;
  name: string;
  total: string;
}
const listDocuments = async (visitor: TestClient, path: string): Promise<Paged<ListedDocument>> => {
  const { status, body } = await visitor.get(path);
  expect([path, status]).toEqual([path, 200]);
  return body as Paged<ListedDocument>;
};
const listFolios = async (visitor: TestClient, path: string) =>
  (await listDocuments(visitor, path)).data.map(({ folio }) => Number(folio.slice(-6)));

describe('GET /sales', () => {
  test('X-08 E-04 K-01 returns ten sales per page, the newest first, with the exact total', async () => {
    const { data, ...meta } = await listDocuments(consultant, '/sales');
    expect(meta).toEqual({ page: 1, size: 10, totalPages: 2, totalRecords: 12 });
    expect(data.map(({ folio }) => folio.slice(-2)).join(' ')).toBe('12 11 10 09 08 07 06 05 04 03');
    expect(data[0]).toMatchObject({
      bags: 3,
      hectares: 2.5,
      customer: { id: api.company.customer.id },
      status: 'ENTREGADA',
    });
    expect(data[0]).not.toHaveProperty('lines');
  });

  test.each([
    ['page=2', { page: 2, totalPages: 2, totalRecords: 12, data: [{}, {}] }],
    ['page=9', { page: 9, totalPages: 2, totalRecords: 12, data: [] }],
    ['page=1&size=1000', { page: 1, size: 1000, totalPages: 1, totalRecords: 12 }],
    ['search=nada', { totalPages: 0, totalRecords: 0, data: [] }],
  ])('E-04 returns the second page, a page beyond the end, a page of all and an empty one: %s', async (query, page) => {
    expect(await listDocuments(consultant, `/sales?${query}`)).toMatchObject(page);
  });

  test.each<[string, () => string, number[]]>([
    ['by total', () => 'sort=total&size=2', [99, 1]],
    ['by total, descending', () => 'sort=-total&size=2', [12, 11]],
    ['by folio', () => 'sort=folio&size=2', [1, 2]],
    ['by status', () => 'sort=status&size=1', [12]],
    ['status', () => 'status=ENTREGADA', [12]],
    ['from and to', () => 'from=2026-03-02&to=2026-03-03', [3, 2]],
    ['folio', () => 'search=v-2026-000007', [7]],
    ['the middle of a folio', () => 'search=26-000007', [7]],
    ['the end of a folio', () => 'search=000007', [7]],
    ['some digits of the number of a folio', () => 'search=0007', [7]],
    ['the year of folios, which is no part of their number', () => 'search=2026', []],
    ['a short part of a folio', () => 'search=07', [7]],
    ['the beginning of a folio', () => 'search=v&sort=folio&size=1', [1]],
    ['a text that no folio of a sale contains', () => 'search=kb-2026', []],
    ['a season', () => `seasonId=${api.company.season.id}&size=1`, [12]],
    ['another season', () => `seasonId=${api.company.customer.id}`, []],
    [
      'a distributor and a customer',
      () => `distributorId=${api.company.distributor.id}&customerId=${api.company.customer.id}&size=1`,
      [12],
    ],
    ['a zone', () => `zoneId=${api.company.otherZone.id}`, [99]],
    ['a state', () => 'stateId=05&size=1&sort=-folio', [99]],
    ['a product', () => `productId=${api.company.product.id}`, [99]],
    ['a consultant', () => `consultantId=${api.company.colleague.id}`, [99]],
    ['a name without its accent', () => 'search=JOSE%20pena&sort=folio&size=1', [1]],
    ['the words of a name in another order', () => 'search=pena%20jose&sort=folio&size=1', [1]],
    ['words of which a name lacks one', () => 'search=jose%20nadie', []],
    ['a percent sign, which is no wildcard', () => 'search=%25', []],
    ['empty text', () => 'search=%20&status=ENTREGADA', [12]],
  ])('X-08 filters and sorts: %s', async (_name, query, expected) => {
    expect(await listFolios(admin, `/sales?${query()}`)).toEqual(expected);
  });
});

describe('DKbonos', () => {
  test('X-08 X-09 E-09 lists a DKbono with paid amount and balance, returns it by id with its lines, and filters by expiry', async () => {
    const page = await listDocuments(consultant, '/vouchers?balance=due');
    expect(page).toMatchObject({
      totalRecords: 1,
      data: [{ status: 'CON_ABONOS', total: '15800.00', paid: '5000.00', balance: '10800.00', saleId: null, bags: 4 }],
    });
    const { body } = await consultant.get(`/vouchers/${page.data[0]?.id}`);
    expect(body.data).toMatchObject({ payments: [], lines: [{ quantity: 4, basePrice: '3950.00' }] });
    expect((await (await api.signInAs(api.company.colleague)).get(`/vouchers/${page.data[0]?.id}`)).status).toBe(404);
    // It expires on 2026-12-31, 41 days after today.
    expect((await listDocuments(consultant, '/vouchers?expiresIn=7')).totalRecords).toBe(0);
    expect((await listDocuments(consultant, '/vouchers?expiresIn=45')).totalRecords).toBe(1);
  });
});
