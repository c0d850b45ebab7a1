import { getNextNumber } from '../../testing/factories';
import { getErrorPaths } from '../../testing/responses';
import { startTestApi, type ApiResponse, type TestApi, type TestClient } from '../../testing/harness';
import { openMailbox, type Mailbox } from '../../testing/mailbox';
import { startApiWithUsers } from '../../testing/startApiWithUsers';

let api: TestApi;
let mailbox: Mailbox;
let admin: TestClient;
let coordinator: TestClient;
let supervisor: TestClient;
beforeAll(async () => {
  mailbox = await openMailbox();
  ({ api, admin, coordinator, supervisor } = await startApiWithUsers({ env: { SMTP_URL: mailbox.url } }));
});
afterAll(async () => {
  await api.close();
  await mailbox.close();
});

const buildUserBody = (change: object = {}) => ({
  firstName: 'Íñigo',
  lastName: 'Núñez',
  email: `nuevo${getNextNumber()}@ejemplo.mx`,
  role: 'Consultant',
  distributorId: api.company.distributor.id,
  ...change,
});
interface UserRecord {
  id: string;
  email: string;
  role: string;
  version: number;
  status: string;
}
const readUser = ({ body }: ApiResponse) => body.data as UserRecord;
const updateUser = (visitor: TestClient, id: string, change: object) => visitor.send('PUT', `/users/${id}`, change);
const buildFarmerBody = (change: object = {}) =>
  buildUserBody({
    role: 'Farmer',
    email: null,
    distributorId: null,
    phone: `874${3_000_000 + getNextNumber()}`,
    ...change,
  });
const createUser = async (change: object = {}, by = admin) => readUser(await by.post('/users', buildUserBody(change)));

/** Chooses a password with the link of the next mail to this address. @returns the credentials */
async function acceptInvitation(visitor: TestClient, email: string) {
  const mail = await mailbox.nextTo(email);
  expect([mail.subject, mail.text]).toEqual(['Su acceso a Surco', expect.stringContaining('en los próximos 7 días')]);
  const [, token] = /new-password\?token=([\w-]+)/.exec(mail.text) ?? [];
  expect((await visitor.post('/auth/reset-password', { token, password: 'Surco.nuevo.2026' })).status).toBe(200);
  return { email, password: 'Surco.nuevo.2026' };
}

test('R-13 T-04 a new user waits for approval, which mails the only link to choose a password', async () => {
  const response = await coordinator.post('/users', buildUserBody({ role: 'consultant', phone: '871 555 0101' }));
  expect(response.status).toBe(201);
  expect(response.body.data).toMatchObject({
    role: 'Consultant',
    status: 'PENDIENTE',
    phone: '8715550101',
    distributor: { id: api.company.distributor.id },
    zones: [],
  });
  const { id, email } = readUser(response);
  const listMails = () => api.db.selectFrom('mail_queue').select('key').where('recipient', '=', email).execute();
  expect(await listMails()).toEqual([]);
  const approved = await supervisor.post(`/users/${id}/approve`);
  expect(approved.body.data).toMatchObject({ status: 'ACTIVO', invitation: { state: 'queued' } });
  const visitor = await api.signInAs();
  expect((await visitor.post('/auth/', await acceptInvitation(visitor, email))).status).toBe(200);
});

test('R-13 T-04 the user that an administrator creates is active and invited at once, for seven days', async () => {
  const created = await createUser();
  expect(created).toMatchObject({ status: 'ACTIVO', invitation: { state: 'queued' } });
  const { id, email } = created;
  const mail = await mailbox.nextTo(email);
  const link = api.db.selectFrom('password_resets').select(['created_at', 'expires_at']).where('user_id', '=', id);
  const { created_at: createdAt, expires_at: expiresAt } = await link.executeTakeFirstOrThrow();
  expect([mail.subject, expiresAt.getTime() - createdAt.getTime()]).toEqual(['Su acceso a Surco', 7 * 86_400_000]);
});

test('T-04 P-05 an invitation is sent, opened, sent again, revoked and accepted; each earlier link stops working', async () => {
  const visitor = await api.signInAs();
  const { id, email } = await createUser({ role: 'Supervisor', distributorId: null, zoneIds: [api.company.zone.id] });
  const act = async (by: TestClient, action: string) => (await by.post(`/users/${id}/${action}`, {})).status;
  const readState = async () =>
    ((await admin.get(`/users?search=${email}`)).body.data as { invitation: { state: string } | null }[])[0]?.invitation
      ?.state ?? null;
  const readQueue = () => api.db.selectFrom('mail_queue').select('id').where('recipient', '=', email).execute();
  const readToken = async () => {
    const { text } = await mailbox.nextTo(email);
    // The queue forgets a mail only after the mail server has it.
    while ((await readQueue()).length > 0);
    return /new-password\?token=([\w-]+)/.exec(text)?.[1];
  };
  const check = async (token?: string) => (await visitor.post('/auth/check-link', { token })).status;

  const first = await readToken();
  expect(await readState()).toBe('sent');
  const link = await visitor.post('/auth/check-link', { token: first });
  expect(link.body.data).toEqual({ email, isFirst: true });
  expect(await readState()).toBe('opened');
  expect(await act(supervisor, 'invite')).toBe(403);
  expect(await act(admin, 'invite')).toBe(200);
  const second = await readToken();
  expect([await check(first), await readState(), await check(second)]).toEqual([400, 'sent', 200]);
  expect([await act(admin, 'revoke-invitation'), await check(second), await readState()]).toEqual([200, 400, 'none']);
  expect(await act(admin, 'revoke-invitation')).toBe(409);

  expect(await act(admin, 'invite')).toBe(200);
  const third = await readToken();
  await api.db
    .updateTable('password_resets')
    .set({ expires_at: new Date(0) })
    .where('user_id', '=', id)
    .execute();
  expect([await check(third), await readState()]).toEqual([400, 'expired']);
  expect(await act(admin, 'invite')).toBe(200);
  await acceptInvitation(visitor, email);
  expect([await readState(), await act(admin, 'invite')]).toEqual([null, 409]);
});

test('R-14 the search ignores accents and case; neither list nor record has a secret', async () => {
  const user = await api.make.user('Supervisor', { first_name: 'Íñigo', last_name: 'Zúñiga', password_hash: 'argon2' });
  const list = await admin.get('/users?search=inigo%20ZUNIGA&role=Supervisor');
  expect(list.body.data).toMatchObject([{ id: user.id }]);
  const record = await admin.get(`/users/${user.id}`);
  expect(record.body.data).toMatchObject({ id: user.id, statusReason: null, clientKeyHint: null });
  expect(JSON.stringify([list.body, record.body])).not.toMatch(/hash|argon2/i);
});

test.each([
  [{ distributorId: '00000000-0000-4000-8000-000000000000' }, 'distributorId'],
  [{ role: 'Supervisor', zoneIds: ['00000000-0000-4000-8000-000000000000'] }, 'zoneIds'],
])('R-13 rejects %j, which does not exist, at its field', async (change, path) => {
  const response = await admin.post('/users', buildUserBody(change));
  expect(response.status).toBe(400);
  expect(getErrorPaths(response)).toContain(path);
});

test('P-05 P-07 rejects higher roles and the zones and distributors of others', async () => {
  expect(getErrorPaths(await supervisor.post('/users', buildUserBody({ role: 'Admin' })))).toEqual(['role']);
  const zoned = { role: 'Supervisor', zoneIds: [api.company.otherZone.id] };
  expect(getErrorPaths(await coordinator.post('/users', buildUserBody(zoned)))).toEqual(['zoneIds']);
  const otherDistributor = await api.make.distributor();
  expect(
    getErrorPaths(await coordinator.post('/users', buildUserBody({ distributorId: otherDistributor.id }))),
  ).toEqual(['distributorId']);
  const superior = await api.make.user('Coordinator', {}, [api.company.zone.id]);
  expect((await updateUser(supervisor, superior.id, { ...buildUserBody(), version: 1 })).status).toBe(403);
  expect((await supervisor.post(`/users/${superior.id}/deactivate`)).status).toBe(403);
});

test('X-25 answers 409 on the field for a duplicate address, ignoring case', async () => {
  const { email } = await createUser();
  const response = await admin.post('/users', buildUserBody({ email: email.toUpperCase() }));
  expect([response.status, response.body.code, getErrorPaths(response)]).toEqual([409, 'DUPLICADO', ['email']]);
});

test('R-14 an edit removes what the new role does not use', async () => {
  const { id, email } = await createUser();
  const edit = { ...buildUserBody({ email, role: 'Supervisor', zoneIds: [api.company.zone.id] }), version: 1 };
  expect((await updateUser(admin, id, edit)).body.data).toMatchObject({
    role: 'Supervisor',
    distributorId: null,
    zones: [{ id: api.company.zone.id }],
    version: 2,
  });
});

test('T-04 allows only the status changes in `userStatusTransitions`', async () => {
  const { id } = await createUser({}, coordinator);
  expect((await admin.post(`/users/${id}/reject`, {})).status).toBe(400);
  const rejected = await admin.post(`/users/${id}/reject`, { reason: 'No trabaja aquí' });
  expect(rejected.body.data).toMatchObject({ status: 'RECHAZADO', statusReason: 'No trabaja aquí' });
  expect((await admin.post(`/users/${id}/approve`)).body.code).toBe('TRANSICION_INVALIDA');
  expect(readUser(await admin.post(`/users/${id}/reopen`)).status).toBe('PENDIENTE');
  expect(readUser(await admin.post(`/users/${id}/approve`)).status).toBe('ACTIVO');
  expect(readUser(await admin.post(`/users/${id}/deactivate`)).status).toBe('INACTIVO');
  expect((await admin.post(`/users/${id}/deactivate`)).status).toBe(409);
  expect(readUser(await admin.post(`/users/${id}/activate`)).status).toBe('ACTIVO');
});

test('R-14 users cannot change their own status or role', async () => {
  const { id, email } = api.company.users.Admin;
  expect((await admin.post(`/users/${id}/deactivate`)).status).toBe(409);
  const { version } = readUser(await admin.get(`/users/${id}`));
  expect(
    getErrorPaths(
      await updateUser(admin, id, {
        ...buildUserBody({ email, role: 'Coordinator', zoneIds: [api.company.zone.id] }),
        version,
      }),
    ),
  ).toEqual(['role']);
});

test('R-14 keeps one administrator when the last two deactivate each other concurrently', async () => {
  const separateApi = await startTestApi();
  try {
    const first = await separateApi.signInAs(separateApi.company.users.Admin);
    const second = await separateApi.make.user('Admin');
    const responses = await Promise.all([
      first.post(`/users/${second.id}/deactivate`),
      (await separateApi.signInAs(second)).post(`/users/${separateApi.company.users.Admin.id}/deactivate`),
    ]);
    expect(responses.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
    const { n } = await separateApi.db
      .selectFrom('users')
      .select((row) => row.fn.countAll<number>().as('n'))
      .where('role', '=', 'Admin')
      .where('status', '=', 'ACTIVO')
      .executeTakeFirstOrThrow();
    expect(n).toBe(1);
  } finally {
    await separateApi.close();
  }
});

test('X-02 shows a farmer’s key once; a new key replaces the old one', async () => {
  const created = await supervisor.post('/users', buildFarmerBody());
  const { id } = readUser(created);
  expect((await admin.post(`/users/${id}/client-key`)).status).toBe(409);
  await admin.post(`/users/${id}/approve`);
  const issueKey = async () =>
    (await admin.post(`/users/${id}/client-key`)).body.data as {
      clientKey: string;
      user: { phone: string; clientKeyHint: string };
    };
  const { clientKey, user } = await issueKey();
  expect(user.clientKeyHint).toBe(clientKey.slice(-4));
  const signInWithKey = async (key: string) =>
    (await api.signInAs()).post('/auth/client', { phone: user.phone, clientKey: key });
  expect((await signInWithKey(clientKey)).status).toBe(200);
  expect((await signInWithKey(` ${clientKey.toLowerCase().replaceAll('-', ' ')}`)).status).toBe(200);
  const renewed = await issueKey();
  expect((await signInWithKey(clientKey)).status).toBe(401);
  expect((await signInWithKey(renewed.clientKey)).status).toBe(200);
  expect(JSON.stringify((await admin.get(`/users/${id}`)).body)).not.toContain(renewed.clientKey);
});

test('R-14 a supervisor sees the farmers of customers in their zones and those that they created', async () => {
  const { customer, otherCustomer } = api.company;
  const near = readUser(await admin.post('/users', buildFarmerBody({ phone: customer.phone })));
  const far = readUser(await admin.post('/users', buildFarmerBody({ phone: otherCustomer.phone })));
  const own = readUser(await supervisor.post('/users', buildFarmerBody()));
  const responses = await Promise.all([near, far, own].map(({ id }) => supervisor.get(`/users/${id}`)));
  expect(responses.map(({ status }) => status)).toEqual([200, 404, 200]);
});

test('X-27 the audit log has user, time, action, before and after of every write', async () => {
  const { id } = await createUser({}, coordinator);
  await admin.post(`/users/${id}/approve`);
  const response = await admin.get(`/audit?entity=user&entityId=${id}`);
  expect(response.body).toMatchObject({ totalRecords: 2, page: 1 });
  expect(response.body.data).toMatchObject([
    {
      action: 'APPROVE',
      user: { id: api.company.users.Admin.id },
      before: { status: 'PENDIENTE' },
      after: { status: 'ACTIVO' },
    },
    { action: 'CREATE', user: { id: api.company.users.Coordinator.id }, before: null, after: { id } },
  ]);
  const created = await admin.get(
    `/audit?userId=${api.company.users.Coordinator.id}&action=CREATE&entity=user&size=1000`,
  );
  expect(created.body.totalRecords).toBeGreaterThan(0);
  expect((await admin.get('/audit?from=2020-01-01&to=2020-01-02')).body.totalRecords).toBe(0);
});
