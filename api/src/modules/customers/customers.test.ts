import { type KyselyPlugin, sql } from 'kysely';
import { createSession } from '../../core/security/sessions/sessionStore';
import { buildServer } from '../../server';
import { getNextNumber } from '../../testing/factories';
import { put } from '../../testing/responses';
import { buildCustomerBody } from '../../testing/requestBodies';
import { type ApiResponse, type TestApi, TestClient, today } from '../../testing/harness';
import { waitForBlockedTransactions } from '../../testing/waitForBlockedTransactions';
import { startApiWithUsers } from '../../testing/startApiWithUsers';
import { makeVoucher } from '../../testing/documents/makeVoucher';

let api: TestApi;
let admin: TestClient;
let coordinator: TestClient;
let supervisor: TestClient;
let consultant: TestClient;
beforeAll(async () => {
  ({ api, admin, coordinator, supervisor, consultant } = await startApiWithUsers());
});
afterAll(() => api.close());

const buildBody = (change: object = {}) =>
  buildCustomerBody({ phone: `872 100 ${1000 + getNextNumber()}`, localityId: api.company.locality.id, ...change });
interface CustomerRecord {
  id: string;
  version: number;
  status: string;
  consultantId: string | null;
}
const readCustomer = ({ body }: ApiResponse) => body.data as CustomerRecord;
const createCustomer = async (change: object = {}, by = consultant) =>
  readCustomer(await by.post('/clients', buildBody(change)));
const readAuditEntries = (entityId: string) =>
  api.db.selectFrom('audit_log').selectAll().where('entity_id', '=', entityId).orderBy('at').execute();

test('R-16 X-27 lets a consultant create their own active customer, with an audit entry', async () => {
  const response = await consultant.post(
    '/clients',
    buildBody({ phone: '+52 1 872 999 0001', rfc: 'cacx-760510-1p8' }),
  );
  expect(response.status).toBe(201);
  expect(response.body.data).toMatchObject({
    status: 'ACTIVO',
    phone: '8729990001',
    rfc: 'CACX7605101P8',
    consultantId: api.company.consultant.id,
    version: 1,
    summary: { sales: 0, vouchers: 0, simulations: 0, salesTotal: '0.00', balance: '0.00' },
  });
  const [entry] = await readAuditEntries(readCustomer(response).id);
  expect(entry).toMatchObject({ action: 'CREATE', user_id: api.company.consultant.id, before: null });
});

test('R-16 ignores the consultant of the form and assigns the consultant who sends it', async () => {
  expect((await createCustomer({ consultantId: api.company.colleague.id })).consultantId).toBe(
    api.company.consultant.id,
  );
});

test('R-16 creates one of two concurrent customers with the same phone and RFC, and rejects an existing RFC at its field', async () => {
  const same = buildBody({ rfc: 'EKU9003173C9', personType: 'MORAL', businessName: 'Lechería El Roble' });
  const responses = await Promise.all([consultant.post('/clients', same), admin.post('/clients', same)]);
  expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  const refused = responses.find(({ status }) => status === 409);
  expect(refused?.body.code).toBe('DUPLICADO');
  const rfc = await consultant.post('/clients', { ...same, phone: '8729990077' });
  expect(rfc.body.details).toEqual([{ path: 'rfc', message: expect.stringContaining('Este RFC ya está registrado') }]);
});

test('R-16 finds duplicates of a phone, with a name only within the scope', async () => {
  const findDuplicates = async (visitor: TestClient, query: string) =>
    (await visitor.get(`/clients/duplicates?${query}`)).body.data;
  const { customer, otherCustomer } = api.company;
  expect(await findDuplicates(consultant, `phone=%2B52 1${customer.phone}`)).toEqual([
    { field: 'phone', id: customer.id, name: `${customer.first_name} ${customer.last_name}`, status: 'ACTIVO' },
  ]);
  expect(await findDuplicates(consultant, `phone=${otherCustomer.phone}`)).toEqual([
    { field: 'phone', id: null, name: null, status: null },
  ]);
  expect(await findDuplicates(consultant, `phone=${customer.phone}&exceptId=${customer.id}`)).toEqual([]);
  expect(await findDuplicates(consultant, 'phone=87&rfc=XAXX010101000')).toEqual([]);
});

test('P-07 lets a coordinator register customers of their zones only', async () => {
  const far = await coordinator.post('/clients', buildBody({ localityId: api.company.otherLocality.id }));
  expect(far.body.details).toEqual([
    { path: 'localityId', message: 'Elija una localidad de las zonas que tiene a su cargo.' },
  ]);
  expect((await coordinator.post('/clients', buildBody())).status).toBe(201);
});

const registerCustomer = async () => {
  const phone = `873200${1000 + getNextNumber()}`;
  await (
    await api.signInAs()
  ).post(
    '/clients/registration',
    { ...buildBody({ phone }), privacyNoticeAccepted: true },
    {},
    `10.9.0.${getNextNumber()}`,
  );
  return api.db.selectFrom('customers').select(['id', 'version']).where('phone', '=', phone).executeTakeFirstOrThrow();
};

test('T-04 approves a registered customer, or rejects it with a reason, once', async () => {
  const customer = await registerCustomer();
  const approved = await supervisor.post(`/clients/${customer.id}/approve`);
  expect([approved.status, readCustomer(approved).status]).toEqual([200, 'ACTIVO']);
  expect((await supervisor.post(`/clients/${customer.id}/approve`)).body.code).toBe('TRANSICION_INVALIDA');
  const secondCustomer = await registerCustomer();
  expect((await coordinator.post(`/clients/${secondCustomer.id}/reject`, {})).status).toBe(400);
  const rejected = await coordinator.post(`/clients/${secondCustomer.id}/reject`, {
    reason: 'Datos incompletos',
    version: 1,
  });
  expect(rejected.body.data).toMatchObject({ status: 'RECHAZADO', statusReason: 'Datos incompletos' });
  expect((await coordinator.post(`/clients/${secondCustomer.id}/activate`)).status).toBe(409);
  expect((await readAuditEntries(secondCustomer.id)).map(({ action }) => action)).toEqual(['REGISTER', 'REJECT']);
});

test('R-16 switches between ACTIVO and INACTIVO and rejects a stale version', async () => {
  const { id } = await createCustomer();
  expect(readCustomer(await admin.post(`/clients/${id}/deactivate`, { version: 1 })).status).toBe('INACTIVO');
  expect((await admin.post(`/clients/${id}/activate`, { version: 1 })).body.code).toBe('VERSION_OBSOLETA');
  expect(readCustomer(await admin.post(`/clients/${id}/activate`, { version: 2 })).status).toBe('ACTIVO');
});

test('R-16 assigns a customer to another active consultant of the user’s zones', async () => {
  const { id } = await createCustomer();
  const outsider = await api.make.user('Consultant');
  const path = `/clients/${id}/consultant`;
  expect((await put(supervisor, path, { consultantId: outsider.id, version: 1 })).status).toBe(400);
  const moved = await put(supervisor, path, { consultantId: api.company.colleague.id, version: 1 });
  expect(readCustomer(moved).consultantId).toBe(api.company.colleague.id);
  expect((await consultant.get(`/clients/${id}`)).status).toBe(404);
});

test('R-16 the same consultant again is no change', async () => {
  const { id, consultantId } = await createCustomer();
  const again = await put(supervisor, `/clients/${id}/consultant`, { consultantId, version: 1 });
  expect(readCustomer(again)).toMatchObject({ consultantId, version: 1 });
  const actions = await api.db.selectFrom('audit_log').select('action').where('entity_id', '=', id).execute();
  expect(actions).toEqual([{ action: 'CREATE' }]);
});

test('R-17 limits a customer’s totals to the largest amount', async () => {
  const { id: customerId } = await createCustomer();
  const total = '9999999999.99';
  for (const paid of ['0.00', '1.00']) await makeVoucher(api, { customerId, quantity: 1, price: total, total, paid });
  const { status, body } = await admin.get(`/clients/${customerId}`);
  expect([status, body.data]).toEqual([
    200,
    expect.objectContaining({ summary: expect.objectContaining({ balance: total }) }),
  ]);
});

test('X-19 E-06 filters the list by state, status and name', async () => {
  const { locality, consultant: seller } = api.company;
  const inactive = await api.make.customer(locality.id, seller.id, { status: 'INACTIVO', first_name: 'Baja' });
  const listIds = async (query: string) =>
    ((await consultant.get(`/clients?size=all&${query}`)).body.data as CustomerRecord[]).map(({ id }) => id);
  expect(await listIds('stateId=05')).toContain(inactive.id);
  expect(await listIds('stateId=31')).toEqual([]);
  expect(await listIds('status=ACTIVO')).not.toContain(inactive.id);
  expect(await listIds('status=INACTIVO&search=baja')).toEqual([inactive.id]);
});

test('R-16 creates a customer once for one idempotency key', async () => {
  const headers = { 'idempotency-key': api.make.uuid() };
  const same = buildBody();
  const [first, second] = [
    await consultant.post('/clients', same, headers),
    await consultant.post('/clients', same, headers),
  ];
  expect(readCustomer(second).id).toBe(readCustomer(first).id);
});

test('R-16 returns a conflict when the locality is deleted while the customer is saved', async () => {
  const locality = await api.make.locality(api.company.locality.zone_id);
  const { saved } = await api.db.transaction().execute(async (tx) => {
    await tx.deleteFrom('localities').where('id', '=', locality.id).execute();
    const request = consultant.post('/clients', buildBody({ localityId: locality.id }));
    await waitForBlockedTransactions(api.db, 1);
    return { saved: request };
  });
  const response = await saved;
  expect([response.status, response.body.code]).toEqual([409, 'EN_USO']);
});

describe('search among thousands', () => {
  beforeAll(async () => {
    const { locality, consultant } = api.company;
    await sql`insert into customers (person_type, first_name, last_name, phone, state_id, locality_id, consultant_id, status)
      select 'FISICA', 'Óscar', case when n % 10 = 0 then 'Zúñiga ' else 'García ' end || lpad((n * 7 % 2300)::text, 4, '0'),
        (7000000000 + n)::text, '05', ${locality.id}, ${consultant.id}, 'ACTIVO' from generate_series(0, 2299) n`.execute(
      api.db,
    );
  });

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
    ['some, collected and then sorted', 'ZÚÑIGA', 230],
    ['few, by words in another order', '11 zuniga', 23],
    ['none', 'nadie', 0],
  ])('X-19 counts and sorts a customer search: %s', async (_name, search, total) => {
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

  test('R-16 reads a page of customers and its total in one statement', async () => {
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
});
