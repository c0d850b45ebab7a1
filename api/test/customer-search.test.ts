import { sql, type CompiledQuery, type KyselyPlugin } from 'kysely';
import { buildServer } from '../src/server';
import { listClients } from '../src/modules/clients/repository';
import { createSession, findSession } from '../src/plugins/session/store';
import { today, Visitor, type TestApi } from './harness';
import { startStaffed } from './people';

let api: TestApi;
let admin: Visitor;
beforeAll(async () => {
  ({ api, admin } = await startStaffed());
  const { locality, consultant } = api.company;
  await sql`insert into clients (person_type, first_name, last_name, phone, state_id, locality_id, consultant_id, status)
    select 'FISICA', 'Óscar', case when n % 10 = 0 then 'Núñez ' else 'García ' end || lpad((n * 7 % 2300)::text, 4, '0'),
      (7000000000 + n)::text, '05', ${locality.id}, ${consultant.id}, 'ACTIVO' from generate_series(0, 2299) n`.execute(
    api.db,
  );
});
afterAll(() => api.close());

interface Listed {
  data: { lastName: string }[];
  totalRecords: number;
}
async function list(query: string): Promise<Listed> {
  const { data, totalRecords = 0 } = (await admin.get(`/clients?${query}`)).body;
  return { data: data as Listed['data'], totalRecords };
}
const names = ({ data }: Listed) => data.map(({ lastName }) => lastName);

test.each([
  ['thousands, met along the order', 'oscar', 2_300],
  ['some, gathered and then sorted', 'NÚÑEZ', 230],
  ['few', 'nunez 00', 10],
  ['none', 'nadie', 0],
])('X-19 X-21 searching customers counts and orders %s', async (_name, search, total) => {
  for (const sort of ['name', '-name', 'createdAt']) {
    const query = `search=${encodeURIComponent(search)}&sort=${sort}`;
    const all = await list(`${query}&size=all`);
    expect([all.totalRecords, (await list(`${query}&size=10`)).totalRecords]).toEqual([total, total]);
    for (const page of [1, 2, Math.max(1, Math.ceil(total / 10))]) {
      const expected = names(all).slice((page - 1) * 10, page * 10);
      expect(names(await list(`${query}&size=10&page=${page}`))).toEqual(expected);
    }
  }
});

test.each(['700 000 0007', '+52 1 700-000-0007', '(044) 700 000 0007', '700 000 00 07', '\u202a7000000007\u202c'])(
  'R-15 a customer is found by its telephone as it was copied: %s',
  async (phone) => {
    const { data, totalRecords } = await list(`search=${encodeURIComponent(phone)}`);
    expect([totalRecords, data]).toMatchObject([1, [{ phone: '7000000007' }]]);
  },
);

test('X-21 a page of customers with their number is one statement, and who asks another', async () => {
  let statements = 0;
  const listen: KyselyPlugin = {
    transformQuery: ({ node }) => {
      statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const mailer = { send: async () => undefined };
  const app = await buildServer(api.settings, { db: api.db.withPlugin(listen), mailer, today: () => today });
  const token = await createSession(api.db, api.company.users.Admin.id);
  const { status, body } = await new Visitor(app, api.settings, token).get('/clients?search=garcia&page=2');
  await app.close();
  expect([status, body.totalRecords, statements]).toEqual([200, 2_070, 2]);
});

test('X-21 of a search beside other conditions only its text is passed: its plan is made for whose customers they are', async () => {
  const asked: CompiledQuery[] = [];
  const listen: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      asked.push(api.db.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const { id } = api.company.users.Coordinator;
  const user = await findSession(api.db, await createSession(api.db, id));
  if (!user) throw new Error('A session is of somebody.');
  const query = { search: "O'Óscar", status: 'ACTIVO', stateId: "0'5", page: 1, size: 10 } as const;
  expect(await listClients(api.db.withPlugin(listen), user, query)).toMatchObject({ totalRecords: 0 });
  expect(new Set(asked[0]?.parameters)).toEqual(new Set(["%O'Óscar%"]));
  expect(asked[0]?.sql).toContain(`l.zone_id in ('${user.zoneIds.join("', '")}')`);
  expect(asked[0]?.sql).toContain("c.state_id = '0''5'");
});
