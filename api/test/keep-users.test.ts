import { pathsOf } from './answers';
import { startApi, type Answer, type TestApi, type Visitor } from './harness';
import { openMailbox, type Mailbox } from './mailbox';
import { startStaffed } from './people';

let api: TestApi;
let mailbox: Mailbox;
let admin: Visitor;
let coordinator: Visitor;
let supervisor: Visitor;
beforeAll(async () => {
  mailbox = await openMailbox();
  ({ api, admin, coordinator, supervisor } = await startStaffed({ env: { SMTP_URL: mailbox.url } }));
});
afterAll(async () => {
  await api.close();
  await mailbox.close();
});

let last = 0;
const next = (): number => (last += 1);
const body = (change: object = {}) => ({
  firstName: 'Íñigo',
  lastName: 'Núñez',
  email: `nuevo${next()}@ejemplo.mx`,
  role: 'Consultant',
  distributorId: api.company.distributor.id,
  ...change,
});
interface Detail {
  id: string;
  email: string;
  role: string;
  version: number;
  status: string;
}
const data = ({ body: answer }: Answer) => answer.data as Detail;
const put = (visitor: Visitor, id: string, change: object) => visitor.send('PUT', `/users/${id}`, change);
const farmer = (change: object = {}) =>
  body({ role: 'Farmer', email: null, distributorId: null, phone: `874${3_000_000 + next()}`, ...change });
const made = async (change: object = {}, by = admin) => data(await by.post('/users', body(change)));

test('R-13 T-04 X-21 a new user waits for approval and is mailed a link that sets its password', async () => {
  const answer = await coordinator.post('/users', body({ role: 'consultant', phone: '871 555 0101' }));
  expect(answer.status).toBe(201);
  expect(answer.body.data).toMatchObject({
    role: 'Consultant',
    status: 'PENDIENTE',
    phone: '8715550101',
    distributor: { id: api.company.distributor.id },
    zones: [],
  });
  const mail = await mailbox.next();
  expect(mail).toMatchObject({ to: data(answer).email, subject: 'Su acceso a Surco' });
  const [, token] = /new-password\?token=([\w-]+)/.exec(mail.text) ?? [];
  const visitor = await api.as();
  expect((await visitor.post('/auth/reset-password', { token, password: 'Surco.nuevo.2026' })).status).toBe(200);
  const credentials = { email: data(answer).email, password: 'Surco.nuevo.2026' };
  expect((await visitor.post('/auth/', credentials)).body.code).toBe('CUENTA_INACTIVA');
  expect(data(await supervisor.post(`/users/${data(answer).id}/approve`)).status).toBe('ACTIVO');
  expect((await visitor.post('/auth/', credentials)).status).toBe(200);
});

test('R-14 a user’s profile, within one’s reach and no further', async () => {
  const { id } = await made();
  expect((await admin.get(`/users/${id}`)).body.data).toMatchObject({ id, statusReason: null, clientKeyHint: null });
  const outsider = await api.make.user('Consultant');
  expect((await supervisor.get(`/users/${outsider.id}`)).status).toBe(404);
  expect((await supervisor.post(`/users/${outsider.id}/deactivate`)).status).toBe(404);
});

test.each([
  [{ email: null }, 'email'],
  [{ email: 'no' }, 'email'],
  [{ lastName: '' }, 'lastName'],
  [{ role: 'Rey' }, 'role'],
  [{ distributorId: null }, 'distributorId'],
  [{ distributorId: '00000000-0000-4000-8000-000000000000' }, 'distributorId'],
  [{ role: 'Supervisor' }, 'zoneIds'],
  [{ role: 'Supervisor', zoneIds: ['00000000-0000-4000-8000-000000000000'] }, 'zoneIds'],
  [{ role: 'Farmer' }, 'phone'],
  [{ phone: '12' }, 'phone'],
  [{ status: 'ACTIVO' }, 'status'],
])('R-13 X-21 %j is refused at its field', async (change, path) => {
  const answer = await admin.post('/users', body(change));
  expect(answer.status).toBe(400);
  expect(pathsOf(answer)).toContain(path);
});

test('P-05 P-07 nobody grants a role above its own, zones or distributors that are not its own', async () => {
  expect(pathsOf(await supervisor.post('/users', body({ role: 'Admin' })))).toEqual(['role']);
  const zoned = { role: 'Supervisor', zoneIds: [api.company.elsewhere.id] };
  expect(pathsOf(await coordinator.post('/users', body(zoned)))).toEqual(['zoneIds']);
  const foreign = await api.make.distributor();
  expect(pathsOf(await coordinator.post('/users', body({ distributorId: foreign.id })))).toEqual(['distributorId']);
  const admins = await api.make.user('Coordinator', {}, [api.company.zone.id]);
  expect((await put(supervisor, admins.id, { ...body(), version: 1 })).status).toBe(403);
  expect((await supervisor.post(`/users/${admins.id}/deactivate`)).status).toBe(403);
});

test('X-21 an address that is taken: 409 at its field, whatever its case', async () => {
  const { email } = await made();
  const answer = await admin.post('/users', body({ email: email.toUpperCase() }));
  expect([answer.status, answer.body.code, pathsOf(answer)]).toEqual([409, 'DUPLICADO', ['email']]);
});

test('R-14 X-21 an edit by version; what the new role does not need is dropped', async () => {
  const { id, email } = await made();
  const edit = { ...body({ email, role: 'Supervisor', zoneIds: [api.company.zone.id] }), version: 1 };
  expect((await put(admin, id, edit)).body.data).toMatchObject({
    role: 'Supervisor',
    distributorId: null,
    zones: [{ id: api.company.zone.id }],
    version: 2,
  });
  const stale = await put(admin, id, edit);
  expect([stale.status, stale.body.code]).toEqual([409, 'VERSION_OBSOLETA']);
  expect(stale.body.data).toMatchObject({ id, version: 2 });
});

test('T-04 the moves of a user: rejected with a reason and back, deactivated and back; nothing else', async () => {
  const { id } = await made();
  expect((await admin.post(`/users/${id}/reject`, {})).status).toBe(400);
  const rejected = await admin.post(`/users/${id}/reject`, { reason: 'No trabaja aquí' });
  expect(rejected.body.data).toMatchObject({ status: 'RECHAZADO', statusReason: 'No trabaja aquí' });
  expect((await admin.post(`/users/${id}/approve`)).body.code).toBe('TRANSICION_INVALIDA');
  expect(data(await admin.post(`/users/${id}/reopen`)).status).toBe('PENDIENTE');
  expect(data(await admin.post(`/users/${id}/approve`)).status).toBe('ACTIVO');
  expect(data(await admin.post(`/users/${id}/deactivate`)).status).toBe('INACTIVO');
  expect((await admin.post(`/users/${id}/deactivate`)).status).toBe(409);
  expect(data(await admin.post(`/users/${id}/activate`)).status).toBe('ACTIVO');
});

test('X-21 whoever is deactivated is out with the next request', async () => {
  const user = await api.make.user('Supervisor', {}, [api.company.zone.id]);
  const visitor = await api.as(user);
  expect((await visitor.get('/auth/me')).status).toBe(200);
  await admin.post(`/users/${user.id}/deactivate`);
  expect((await visitor.get('/auth/me')).status).toBe(401);
});

test('X-21 nobody locks itself out: neither its own account nor its own role', async () => {
  const { id, email } = api.company.users.Admin;
  expect((await admin.post(`/users/${id}/deactivate`)).status).toBe(409);
  const { version } = data(await admin.get(`/users/${id}`));
  expect(
    pathsOf(await put(admin, id, { ...body({ email, role: 'Coordinator', zoneIds: [api.company.zone.id] }), version })),
  ).toEqual(['role']);
});

test('X-21 the last administrator stays, also when two would leave at once', async () => {
  const other = await startApi();
  try {
    const first = await other.as(other.company.users.Admin);
    const second = await other.make.user('Admin');
    const answers = await Promise.all([
      first.post(`/users/${second.id}/deactivate`),
      (await other.as(second)).post(`/users/${other.company.users.Admin.id}/deactivate`),
    ]);
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
    const { n } = await other.db
      .selectFrom('users')
      .select((row) => row.fn.countAll<number>().as('n'))
      .where('role', '=', 'Admin')
      .where('status', '=', 'ACTIVO')
      .executeTakeFirstOrThrow();
    expect(n).toBe(1);
  } finally {
    await other.close();
  }
});

test('X-02 X-21 a farmer’s key is shown once; renewing it ends the former', async () => {
  const created = await admin.post('/users', farmer());
  const { id } = data(created);
  expect((await admin.post(`/users/${id}/client-key`)).status).toBe(409);
  await admin.post(`/users/${id}/approve`);
  const give = async () =>
    (await admin.post(`/users/${id}/client-key`)).body.data as {
      clientKey: string;
      user: { phone: string; clientKeyHint: string };
    };
  const { clientKey, user } = await give();
  expect(user.clientKeyHint).toBe(clientKey.slice(-4));
  const enter = async (key: string) => (await api.as()).post('/auth/client', { phone: user.phone, clientKey: key });
  expect((await enter(clientKey)).status).toBe(200);
  expect((await enter(` ${clientKey.toLowerCase().replaceAll('-', ' ')}`)).status).toBe(200);
  const renewed = await give();
  expect((await enter(clientKey)).status).toBe(401);
  expect((await enter(renewed.clientKey)).status).toBe(200);
  expect(JSON.stringify((await admin.get(`/users/${id}`)).body)).not.toContain(renewed.clientKey);
});

test('X-21 a supervisor sees the farmers whose customers are in its zones, and those it entered', async () => {
  const { client, farClient } = api.company;
  const near = data(await admin.post('/users', farmer({ phone: client.phone })));
  const far = data(await admin.post('/users', farmer({ phone: farClient.phone })));
  const own = data(await supervisor.post('/users', farmer()));
  const seen = await Promise.all([near, far, own].map(({ id }) => supervisor.get(`/users/${id}`)));
  expect(seen.map(({ status }) => status)).toEqual([200, 404, 200]);
});

test('X-21 every write leaves who, when, what, before and after, for an administrator to read', async () => {
  const { id } = await made({}, coordinator);
  await admin.post(`/users/${id}/approve`);
  const answer = await admin.get(`/audit?entity=user&entityId=${id}`);
  expect(answer.body).toMatchObject({ totalRecords: 2, page: 1 });
  expect(answer.body.data).toMatchObject([
    {
      action: 'APPROVE',
      user: { id: api.company.users.Admin.id },
      before: { status: 'PENDIENTE' },
      after: { status: 'ACTIVO' },
    },
    { action: 'CREATE', user: { id: api.company.users.Coordinator.id }, before: null, after: { id } },
  ]);
  const who = await admin.get(`/audit?userId=${api.company.users.Coordinator.id}&action=CREATE&entity=user&size=all`);
  expect(who.body.totalRecords).toBeGreaterThan(0);
  expect((await admin.get('/audit?from=2020-01-01&to=2020-01-02')).body.totalRecords).toBe(0);
  expect((await coordinator.get('/audit')).status).toBe(403);
});
