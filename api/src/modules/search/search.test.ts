import { calls } from '@surco/shared/contract/calls';
import { startApiWithRowScope, type RowScopeFixtures } from '../../testing/rowScopeFixtures';
import { makeVoucher } from '../../testing/documents/makeVoucher';
import { today, type TestApi, type TestClient } from '../../testing/harness';
import { readRecord } from '../../testing/responses';

let api: TestApi;
let fixtures: RowScopeFixtures;

beforeAll(async () => {
  ({ api, fixtures } = await startApiWithRowScope());
});
afterAll(() => api.close());

async function search(client: TestClient, text: string) {
  const { status, body } = await client.get(`/search?q=${encodeURIComponent(text)}`);
  expect([status, body.error]).toEqual([200, undefined]);
  return calls['GET /search'].data.parse(body.data);
}

type Kind = 'sales' | 'vouchers' | 'customers' | 'products' | 'users';
const kinds: readonly Kind[] = ['sales', 'vouchers', 'customers', 'products', 'users'];

/** The kinds of which a search returns a record with this id. */
async function findKinds(client: TestClient, text: string, ids: readonly string[]): Promise<Kind[]> {
  const result = await search(client, text);
  return kinds.filter((kind) => result[kind].data.some(({ id }) => ids.includes(id)));
}

describe('roles and row scope', () => {
  const word = 'Zarzamora';
  let ids: string[];

  beforeAll(async () => {
    const { locality, consultant, distributor } = api.company;
    const customer = await api.make.customer(locality.id, consultant.id, { first_name: 'Íñigo', last_name: word });
    const body = { ...fixtures.documentBody, customerId: customer.id };
    const client = fixtures.insiders.Consultant;
    const [sale, voucher] = [await client.post('/sales', body), await client.post('/vouchers', body)];
    const product = await api.make.product({ name: `Maíz ${word}` });
    const user = await api.make.user('Consultant', { last_name: word, distributor_id: distributor.id });
    const created = [sale, voucher].map((response) => String(Object(response.body.data).id));
    ids = [...created, customer.id, product.id, user.id];
  });

  test.each([
    ['Admin', ['sales', 'vouchers', 'customers', 'products', 'users']],
    ['Coordinator', ['sales', 'vouchers', 'customers', 'users']],
    ['Supervisor', ['sales', 'vouchers', 'customers', 'users']],
    ['Consultant', ['sales', 'vouchers', 'customers']],
  ] as const)('X-24 P-07 a %s finds of every kind what the lists of the role have', async (role, expected) => {
    expect(await findKinds(fixtures.insiders[role], word, ids)).toEqual(expected);
  });

  test.each(['Coordinator', 'Supervisor', 'Consultant'] as const)(
    'X-24 P-07 a %s finds no record outside the row scope',
    async (role) => {
      const result = await search(fixtures.outsiders[role], word);
      expect(kinds.map((kind) => result[kind])).toEqual(kinds.map(() => ({ data: [], totalRecords: 0 })));
    },
  );

  test('X-24 ignores accents and case', async () =>
    expect(await findKinds(fixtures.insiders.Consultant, 'INIGO zarza', ids)).toEqual([
      'sales',
      'vouchers',
      'customers',
    ]));
});

test('X-24 finds a customer by phone with spaces and by RFC, and a document by its folio', async () => {
  const { locality, consultant } = api.company;
  const customer = await api.make.customer(locality.id, consultant.id, { phone: '8715550199', rfc: 'XAXX010101AB9' });
  const admin = fixtures.insiders.Admin;
  expect(await findKinds(admin, '871 555 0199', [customer.id])).toEqual(['customers']);
  expect(await findKinds(admin, 'xaxx-010101-ab9', [customer.id])).toEqual(['customers']);
  const saleId = await fixtures.records.sale();
  const { folio } = await api.db.selectFrom('sales').select('folio').where('id', '=', saleId).executeTakeFirstOrThrow();
  expect(await findKinds(admin, folio.toLowerCase(), [saleId])).toEqual(['sales']);
});

test('X-24 X-30 finds the DKbono of a receipt by the folio that is printed on it', async () => {
  const { id } = await makeVoucher(api, { total: '100.00', paid: '0.00' });
  const payment = { date: today, amount: '10.00', method: '01' };
  const paid = readRecord(await fixtures.insiders.Admin.post(`/vouchers/${id}/payments`, payment));
  const [{ receiptFolio }] = paid.payments as [{ receiptFolio: string }];
  expect(await findKinds(fixtures.insiders.Admin, receiptFolio.toLowerCase(), [id])).toEqual(['vouchers']);
});

test('X-24 returns the first five of a kind and how many there are', async () => {
  const { locality, consultant } = api.company;
  for (let n = 1; n <= 7; n += 1)
    await api.make.customer(locality.id, consultant.id, { first_name: `Ana ${n}`, last_name: 'Quintero' });
  const { customers } = await search(fixtures.insiders.Consultant, 'quintero');
  expect([customers.data.map(({ firstName }) => firstName), customers.totalRecords]).toEqual([
    ['Ana 1', 'Ana 2', 'Ana 3', 'Ana 4', 'Ana 5'],
    7,
  ]);
});

test.each(['', 'q=', 'q=a', 'q=%20a%20', `q=${'a'.repeat(101)}`, 'q=ana&size=100'])(
  'X-24 rejects GET /search?%s',
  async (query) => expect((await fixtures.insiders.Admin.get(`/search?${query}`)).status).toBe(400),
);
