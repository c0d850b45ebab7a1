import { sql, type KyselyPlugin } from 'kysely';
import { buildServer } from '../../server';
import { createSession } from '../../core/security/sessions/sessionStore';
import { today, TestClient, type TestApi } from '../../testing/harness';
import { startApiWithUsers } from '../../testing/startApiWithUsers';

let api: TestApi;
let admin: TestClient;
beforeAll(async () => {
  ({ api, admin } = await startApiWithUsers());
  const { locality, consultant } = api.company;
  await sql`insert into customers (person_type, first_name, last_name, phone, state_id, locality_id, consultant_id, status)
    select 'FISICA', 'Óscar', case when n % 10 = 0 then 'Núñez ' else 'García ' end || lpad((n * 7 % 2300)::text, 4, '0'),
      (7000000000 + n)::text, '05', ${locality.id}, ${consultant.id}, 'ACTIVO' from generate_series(0, 2299) n`.execute(
    api.db,
  );
});
afterAll(() => api.close());

interface CustomerList {
  data: { lastName: string }[];
  totalRecords: number;
}
async function fetchCustomers(query: string): Promise<CustomerList> {
  const { data, totalRecords = 0 } = (await admin.get(`/clients?${query}`)).body;
  return { data: data as CustomerList['data'], totalRecords };
}
const getLastNames = ({ data }: CustomerList) => data.map(({ lastName }) => lastName);

test.each([
  ['thousands, read in list order', 'oscar', 2_300],
  ['some, collected and then sorted', 'NÚÑEZ', 230],
  ['few, by words in another order', '11 nunez', 23],
  ['none', 'nadie', 0],
])('X-19 X-21 counts and sorts a customer search: %s', async (_name, search, total) => {
  for (const sort of ['name', '-name', 'createdAt']) {
    const query = `search=${encodeURIComponent(search)}&sort=${sort}`;
    const all = await fetchCustomers(`${query}&size=all`);
    expect([all.totalRecords, (await fetchCustomers(`${query}&size=10`)).totalRecords]).toEqual([total, total]);
    for (const page of [1, 2, Math.max(1, Math.ceil(total / 10))]) {
      const expected = getLastNames(all).slice((page - 1) * 10, page * 10);
      expect(getLastNames(await fetchCustomers(`${query}&size=10&page=${page}`))).toEqual(expected);
    }
  }
});

test.each(['700 000 0007', '+52 1 700-000-0007', '(044) 700 000 0007', '700 000 00 07', '\u202a7000000007\u202c'])(
  'R-15 finds a customer by a copied phone number: %s',
  async (phone) => {
    const { data, totalRecords } = await fetchCustomers(`search=${encodeURIComponent(phone)}`);
    expect([totalRecords, data]).toMatchObject([1, [{ phone: '7000000007' }]]);
  },
);

test('X-21 reads a page of customers and its total in one statement', async () => {
  let statements = 0;
  const countStatements: KyselyPlugin = {
    transformQuery: ({ node }) => {
      statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const mailer = { send: async () => undefined };
  const app = await buildServer(api.settings, { db: api.db.withPlugin(countStatements), mailer, today: () => today });
  const token = await createSession(api.db, api.company.users.Admin.id);
  const { status, body } = await new TestClient(app, api.settings, token).get('/clients?search=garcia&page=2');
  await app.close();
  // The other statement finds the session.
  expect([status, body.totalRecords, statements]).toEqual([200, 2_070, 2]);
});
