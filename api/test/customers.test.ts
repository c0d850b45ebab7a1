import { put } from './answers';
import { customerBody } from './bodies';
import type { Answer, TestApi, Visitor } from './harness';
import { lockWaiters } from './lockWaiters';
import { startStaffed } from './people';

let api: TestApi;
let admin: Visitor;
let coordinator: Visitor;
let supervisor: Visitor;
let consultant: Visitor;
beforeAll(async () => {
  ({ api, admin, coordinator, supervisor, consultant } = await startStaffed());
});
afterAll(() => api.close());

let last = 0;
const next = (): number => (last += 1);
const body = (change: object = {}) =>
  customerBody({ phone: `872 100 ${1000 + next()}`, localityId: api.company.locality.id, ...change });
interface Detail {
  id: string;
  version: number;
  status: string;
  consultantId: string | null;
}
const data = ({ body: answer }: Answer) => answer.data as Detail;
const made = async (change: object = {}, by = consultant) => data(await by.post('/clients', body(change)));
const traces = (entityId: string) =>
  api.db.selectFrom('audit_log').selectAll().where('entity_id', '=', entityId).orderBy('at').execute();

test('R-16 X-21 a consultant registers a customer of its own, active at once, and it is traced', async () => {
  const answer = await consultant.post('/clients', body({ phone: '+52 1 872 999 0001', rfc: 'cacx-760510-1p8' }));
  expect(answer.status).toBe(201);
  expect(answer.body.data).toMatchObject({
    status: 'ACTIVO',
    phone: '8729990001',
    rfc: 'CACX7605101P8',
    consultantId: api.company.consultant.id,
    version: 1,
    summary: { sales: 0, vouchers: 0, simulations: 0, salesTotal: '0.00', balance: '0.00' },
  });
  const [trace] = await traces(data(answer).id);
  expect(trace).toMatchObject({ action: 'CREATE', user_id: api.company.consultant.id, before: null });
});

test('X-21 the consultant of a form is the one who fills it in, whatever it says', async () => {
  expect((await made({ consultantId: api.company.colleague.id })).consultantId).toBe(api.company.consultant.id);
});

test.each([
  [{ phone: '123' }, 'phone'],
  [{ firstName: ' ' }, 'firstName'],
  [{ rfc: 'PELJ851315AB1' }, 'rfc'],
  [{ personType: 'MORAL' }, 'businessName'],
  [{ postalCode: '270' }, 'postalCode'],
  [{ hectares: -1 }, 'hectares'],
  [{ herdSize: 1.5 }, 'herdSize'],
  [{ email: 'x' }, 'email'],
  [{ stateId: '' }, 'stateId'],
  [{ stateId: '14' }, 'localityId'],
  [{ productionTypeId: '00000000-0000-4000-8000-000000000000' }, 'productionTypeId'],
])('X-21 %j is refused at its field', async (change, path) => {
  const { status, body: answer } = await consultant.post('/clients', body(change));
  expect(status).toBe(400);
  expect(answer.details?.map((problem) => problem.path)).toContain(path);
  expect(answer.details?.[0]?.message).toMatch(/[.]$/);
});

test('X-21 a status, an owner or a version cannot be written in', async () => {
  expect((await consultant.post('/clients', body({ status: 'INACTIVO' }))).status).toBe(400);
});

test('X-21 a telephone or RFC that is taken: 409 at its field, also for two at once', async () => {
  const same = body({ rfc: 'EKU9003173C9', personType: 'MORAL', businessName: 'Lechería El Roble' });
  const answers = await Promise.all([consultant.post('/clients', same), admin.post('/clients', same)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.body.code).toBe('DUPLICADO');
  const rfc = await consultant.post('/clients', { ...same, phone: '8729990077' });
  expect(rfc.body.details).toEqual([{ path: 'rfc', message: expect.stringContaining('Este RFC ya está registrado') }]);
});

test('X-21 who has a telephone is told while typing, with a name only within one’s reach', async () => {
  const ask = async (visitor: Visitor, query: string) => (await visitor.get(`/clients/duplicates?${query}`)).body.data;
  const { client, farClient } = api.company;
  expect(await ask(consultant, `phone=%2B52 1${client.phone}`)).toEqual([
    { field: 'phone', id: client.id, name: `${client.first_name} ${client.last_name}` },
  ]);
  expect(await ask(consultant, `phone=${farClient.phone}`)).toEqual([{ field: 'phone', id: null, name: null }]);
  expect(await ask(consultant, `phone=${client.phone}&exceptId=${client.id}`)).toEqual([]);
  expect(await ask(consultant, 'phone=87&rfc=XAXX010101000')).toEqual([]);
});

test('R-18 X-21 an edit carries the version: a stale one answers the record as it is', async () => {
  const { id } = await made();
  const edit = { ...body({ firstName: 'Otra' }), version: 1 };
  const first = await put(consultant, `/clients/${id}`, edit);
  expect([first.status, data(first).version]).toEqual([200, 2]);
  const second = await put(admin, `/clients/${id}`, { ...edit, firstName: 'Tarde' });
  expect([second.status, second.body.code]).toEqual([409, 'VERSION_OBSOLETA']);
  expect(second.body.data).toMatchObject({ id, firstName: 'Otra', version: 2 });
});

test('P-07 X-21 another consultant’s customer is not there, for reading or writing', async () => {
  const { id } = api.company.farClient;
  expect((await consultant.get(`/clients/${id}`)).status).toBe(404);
  expect((await put(consultant, `/clients/${id}`, { ...body(), version: 1 })).status).toBe(404);
  expect((await supervisor.post(`/clients/${id}/deactivate`)).status).toBe(404);
  expect((await put(coordinator, `/clients/${id}/consultant`, { consultantId: id, version: 1 })).status).toBe(404);
});

test('P-07 X-21 a coordinator registers within its zones', async () => {
  const far = await coordinator.post('/clients', body({ localityId: api.company.far.id }));
  expect(far.body.details).toEqual([
    { path: 'localityId', message: 'Elija una localidad de las zonas que tiene a su cargo.' },
  ]);
  expect((await coordinator.post('/clients', body())).status).toBe(201);
});

const registered = async () => {
  const phone = `873200${1000 + next()}`;
  await (
    await api.as()
  ).post('/clients/registration', { ...body({ phone }), privacyNoticeAccepted: true }, {}, `10.9.0.${next()}`);
  return api.db.selectFrom('clients').select(['id', 'version']).where('phone', '=', phone).executeTakeFirstOrThrow();
};

test('T-04 X-21 a self-registered customer is approved, or rejected with a reason, once', async () => {
  const one = await registered();
  const approved = await supervisor.post(`/clients/${one.id}/approve`);
  expect([approved.status, data(approved).status]).toEqual([200, 'ACTIVO']);
  expect((await supervisor.post(`/clients/${one.id}/approve`)).body.code).toBe('TRANSICION_INVALIDA');
  const two = await registered();
  expect((await coordinator.post(`/clients/${two.id}/reject`, {})).status).toBe(400);
  const rejected = await coordinator.post(`/clients/${two.id}/reject`, { reason: 'Datos incompletos', version: 1 });
  expect(rejected.body.data).toMatchObject({ status: 'RECHAZADO', statusReason: 'Datos incompletos' });
  expect((await coordinator.post(`/clients/${two.id}/activate`)).status).toBe(409);
  expect((await traces(two.id)).map(({ action }) => action)).toEqual(['REGISTER', 'REJECT']);
});

test('X-21 ACTIVO and INACTIVO both ways; a stale version is refused', async () => {
  const { id } = await made();
  expect(data(await admin.post(`/clients/${id}/deactivate`, { version: 1 })).status).toBe('INACTIVO');
  expect((await admin.post(`/clients/${id}/activate`, { version: 1 })).body.code).toBe('VERSION_OBSOLETA');
  expect(data(await admin.post(`/clients/${id}/activate`, { version: 2 })).status).toBe('ACTIVO');
});

test('X-21 a customer is given to another active consultant of one’s zones', async () => {
  const { id } = await made();
  const outsider = await api.make.user('Consultant');
  const path = `/clients/${id}/consultant`;
  expect((await put(supervisor, path, { consultantId: outsider.id, version: 1 })).status).toBe(400);
  const moved = await put(supervisor, path, { consultantId: api.company.colleague.id, version: 1 });
  expect(data(moved).consultantId).toBe(api.company.colleague.id);
  expect((await consultant.get(`/clients/${id}`)).status).toBe(404);
});

test('R-17 the profile carries what was bought and what is owed', async () => {
  const { customer, total, paid } = { customer: await made(), total: '1000.00', paid: '250.50' };
  const { season, product, distributor, consultant: seller } = api.company;
  await api.make.voucher({
    customerId: customer.id,
    seasonId: season.id,
    distributorId: distributor.id,
    consultantId: seller.id,
    product,
    quantity: 1,
    price: total,
    total,
    paid,
  });
  expect((await admin.get(`/clients/${customer.id}`)).body.data).toMatchObject({
    summary: { sales: 0, vouchers: 1, balance: '749.50' },
  });
});

test('R-17 a customer of more than one amount can say is shown all the same', async () => {
  const { id: customerId } = await made();
  const { season, product, distributor, consultant: seller } = api.company;
  const of = { customerId, seasonId: season.id, distributorId: distributor.id, consultantId: seller.id, product };
  const total = '9999999999.99';
  for (const paid of ['0.00', '1.00']) await api.make.voucher({ ...of, quantity: 1, price: total, total, paid });
  const { status, body } = await admin.get(`/clients/${customerId}`);
  expect([status, body.data]).toEqual([
    200,
    expect.objectContaining({ summary: expect.objectContaining({ balance: total }) }),
  ]);
});

test('X-21 the list filters by state', async () => {
  expect((await admin.get('/clients?stateId=05&size=1')).body.totalRecords).toBeGreaterThan(0);
  expect((await admin.get('/clients?stateId=31')).body.totalRecords).toBe(0);
});

test('X-21 the same key sends the same customer once', async () => {
  const headers = { 'idempotency-key': api.make.key() };
  const same = body();
  const [first, second] = [
    await consultant.post('/clients', same, headers),
    await consultant.post('/clients', same, headers),
  ];
  expect(data(second).id).toBe(data(first).id);
});

test('R-16 a locality deleted while a customer of it is saved: a conflict that says so, not a fault of ours', async () => {
  const locality = await api.make.locality(api.company.locality.zone_id);
  const { saved } = await api.db.transaction().execute(async (tx) => {
    await tx.deleteFrom('localities').where('id', '=', locality.id).execute();
    const asked = consultant.post('/clients', body({ localityId: locality.id }));
    await lockWaiters(api.db, 1);
    return { saved: asked };
  });
  const answer = await saved;
  expect([answer.status, answer.body.code]).toEqual([409, 'EN_USO']);
});
