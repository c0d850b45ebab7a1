import { roles, type Role } from '@surco/shared/domain';
import { getNextNumber } from '../../testing/factories';
import { getErrorPaths } from '../../testing/responses';
import type { ApiResponse, TestApi, TestClient } from '../../testing/harness';
import { startApiWithUsers } from '../../testing/startApiWithUsers';

let api: TestApi;
let clients: Readonly<Record<Role, TestClient>>;
beforeAll(async () => {
  const { api: started, admin, coordinator, supervisor, consultant, farmer } = await startApiWithUsers();
  api = started;
  clients = { Admin: admin, Coordinator: coordinator, Supervisor: supervisor, Consultant: consultant, Farmer: farmer };
});
afterAll(() => api.close());

const buildBody = (user: Awaited<ReturnType<typeof createAccount>>, change: object = {}) => ({
  firstName: user.first_name,
  lastName: user.last_name,
  email: user.email,
  phone: user.phone,
  role: user.role,
  distributorId: user.distributor_id,
  zoneIds: [api.company.zone.id],
  version: user.version,
  ...change,
});

/** Creates an account that the actor can see: of their zone or distributor, or created by them. */
const createAccount = (role: Role, actor: Role, change: object = {}) =>
  api.make.user(
    role,
    {
      distributor_id: role === 'Consultant' ? api.company.distributor.id : null,
      phone: role === 'Farmer' ? `8719${String(getNextNumber()).padStart(6, '0')}` : null,
      created_by: role === 'Farmer' ? api.company.users[actor].id : null,
      ...change,
    },
    role === 'Coordinator' || role === 'Supervisor' ? [api.company.zone.id] : [],
  );

/** Actor and role of the accounts that they manage. */
const managedPairs = new Set([
  ...roles.map((role) => `Admin ${role}`),
  'Coordinator Supervisor',
  'Coordinator Consultant',
  'Coordinator Farmer',
  'Supervisor Consultant',
  'Supervisor Farmer',
]);
const rolePairs = roles.flatMap((actor) => roles.map((role) => [actor, role] as const));
const isRefused = ({ status }: ApiResponse): boolean => status === 403 || status === 404;

test.each(rolePairs)(
  'P-05 P-07 a %s changes, deactivates, activates, rejects and reopens the account of a %s only if their role manages it',
  async (actor, role) => {
    const client = clients[actor];
    const active = await createAccount(role, actor);
    const responses = [
      await client.send('PUT', `/users/${active.id}`, buildBody(active, { lastName: 'Cambiado' })),
      await client.post(`/users/${active.id}/deactivate`),
      await client.post(`/users/${active.id}/activate`),
      await client.post(`/users/${(await createAccount(role, actor, { status: 'PENDIENTE' })).id}/reject`, {
        reason: 'x',
      }),
      await client.post(`/users/${(await createAccount(role, actor, { status: 'RECHAZADO' })).id}/reopen`),
    ];
    const isManaged = managedPairs.has(`${actor} ${role}`);
    expect(responses.map((response) => (isManaged ? response.status === 200 : isRefused(response)))).toEqual(
      responses.map(() => true),
    );
    const { last_name } = await api.db
      .selectFrom('users')
      .select('last_name')
      .where('id', '=', active.id)
      .executeTakeFirstOrThrow();
    expect(last_name === 'Cambiado').toBe(isManaged);
  },
);

test('P-05 a coordinator cannot change a supervisor with a zone outside their own zones', async () => {
  const { zone, otherZone } = api.company;
  const supervisor = await api.make.user('Supervisor', {}, [zone.id, otherZone.id]);
  const responses = [
    await clients.Coordinator.send('PUT', `/users/${supervisor.id}`, buildBody(supervisor)),
    await clients.Coordinator.post(`/users/${supervisor.id}/deactivate`),
  ];
  expect(responses.map(({ status }) => status)).toEqual([403, 403]);
});

test('P-05 only an administrator changes the e-mail of another person', async () => {
  const consultant = await createAccount('Consultant', 'Admin');
  const change = buildBody(consultant, { email: `robado${getNextNumber()}@ejemplo.mx` });
  for (const role of ['Coordinator', 'Supervisor'] as const) {
    const refused = await clients[role].send('PUT', `/users/${consultant.id}`, change);
    expect([refused.status, getErrorPaths(refused)]).toEqual([400, ['email']]);
  }
  expect((await clients.Admin.send('PUT', `/users/${consultant.id}`, change)).status).toBe(200);
  const admin = await api.db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', api.company.users.Admin.id)
    .executeTakeFirstOrThrow();
  const own = await clients.Admin.send('PUT', `/users/${admin.id}`, buildBody(admin, { email: 'propio@ejemplo.mx' }));
  expect([own.status, getErrorPaths(own)]).toEqual([400, ['email']]);
});

test('P-05 an e-mail that an administrator changed ends sessions and links and is reported to the former address', async () => {
  const consultant = await createAccount('Consultant', 'Admin');
  const session = await api.signInAs(consultant);
  await (await api.signInAs()).post('/auth/forgot-password', { email: consultant.email });
  // The account has no password: its change needs a confirmed identity.
  await api.db.updateTable('sessions').set({ identity_confirmed_at: new Date() }).execute();
  expect((await session.post('/users/me/email', { email: `otro${getNextNumber()}@ejemplo.mx` })).status).toBe(200);
  const email = `nuevo${getNextNumber()}@ejemplo.mx`;
  await clients.Admin.send('PUT', `/users/${consultant.id}`, buildBody(consultant, { email }));
  expect((await session.get('/auth/me')).status).toBe(401);
  for (const table of ['password_resets', 'email_changes'] as const)
    expect(await api.db.selectFrom(table).select('user_id').where('user_id', '=', consultant.id).execute()).toEqual([]);
  const mails = api.db
    .selectFrom('mail_queue')
    .select(['key', 'values'])
    .where('recipient', '=', consultant.email ?? '');
  expect(await mails.execute()).toEqual([{ key: 'email.changed', values: { nombre: consultant.first_name } }]);
  const { body } = await clients.Admin.get(`/audit?entityId=${consultant.id}&action=EMAIL`);
  expect(body.data).toMatchObject([{ before: { email: consultant.email }, after: { email } }]);
});

test('T-04 P-05 a coordinator or supervisor does not approve an account that they created', async () => {
  for (const [actor, status] of [
    ['Coordinator', 403],
    ['Supervisor', 403],
  ] as const) {
    const body = {
      firstName: 'Ana',
      lastName: 'Ruiz',
      email: `alta${getNextNumber()}@ejemplo.mx`,
      role: 'Consultant',
      distributorId: api.company.distributor.id,
    };
    const { id } = (await clients[actor].post('/users', body)).body.data as { id: string };
    expect([actor, (await clients[actor].post(`/users/${id}/approve`)).status]).toEqual([actor, status]);
    const other = clients[actor === 'Coordinator' ? 'Supervisor' : 'Coordinator'];
    expect((await other.post(`/users/${id}/approve`)).status).toBe(200);
  }
});

test('P-05 a coordinator creates a peer without approving it, and promotes nobody to their own rank', async () => {
  const supervisor = await createAccount('Supervisor', 'Coordinator');
  const promoted = await clients.Coordinator.send(
    'PUT',
    `/users/${supervisor.id}`,
    buildBody(supervisor, { role: 'Coordinator' }),
  );
  expect(getErrorPaths(promoted)).toEqual(['role']);
  const body = {
    firstName: 'A',
    lastName: 'B',
    email: 'par@ejemplo.mx',
    role: 'Coordinator',
    zoneIds: [api.company.zone.id],
  };
  const peer = (await clients.Coordinator.post('/users', body)).body.data as { id: string };
  expect((await clients.Coordinator.post(`/users/${peer.id}/approve`)).status).toBe(403);
  expect((await clients.Admin.post(`/users/${peer.id}/approve`)).status).toBe(200);
});

test('T-04 T-01 a deactivated account loses its pending links and its sessions, also for the time when it is active again', async () => {
  const consultant = await createAccount('Consultant', 'Admin');
  const session = await api.signInAs(consultant);
  await (await api.signInAs()).post('/auth/forgot-password', { email: consultant.email });
  await clients.Admin.post(`/users/${consultant.id}/deactivate`);
  const links = api.db.selectFrom('password_resets').select('user_id').where('user_id', '=', consultant.id);
  expect(await links.execute()).toEqual([]);
  expect((await clients.Admin.post(`/users/${consultant.id}/activate`)).status).toBe(200);
  expect((await session.get('/auth/me')).status).toBe(401);
});
