import { getErrorPaths, put, readRecord, readRecords } from '../../testing/responses';
import { startApiWithUsers, type ApiWithUsers } from '../../testing/startApiWithUsers';

let users: ApiWithUsers;
beforeAll(async () => {
  users = await startApiWithUsers();
});
afterAll(() => users.api.close());

const buildBody = (change = {}) => ({
  kind: 'CANCELACION',
  applicant: 'Rosa Luna',
  contact: 'rosa@ejemplo.mx',
  receivedOn: '2026-11-20',
  ...change,
});

test('X-21 an ARCO request is due in twenty business days, and carried out in fifteen more', async () => {
  const created = await users.admin.post('/privacy-requests', buildBody());
  expect([created.status, created.body.data]).toMatchObject([
    201,
    { status: 'RECIBIDA', dueOn: '2026-12-18', resolvedOn: null, effectiveBy: null },
  ]);
  const { id, version } = readRecord(created);
  const resolve = (change: object) =>
    put(users.admin, `/privacy-requests/${id}`, { ...buildBody(), status: 'PROCEDENTE', version, ...change });
  expect(getErrorPaths(await resolve({}))).toEqual(['resolution']);
  const resolved = await resolve({ resolution: 'Se anonimizaron sus datos.' });
  expect(resolved.body.data).toMatchObject({ resolvedOn: '2026-11-20', effectiveBy: '2026-12-11', version: 2 });
  expect((await resolve({ resolution: 'Otra.' })).body.code).toBe('VERSION_OBSOLETA');
});

test('X-21 the register filters overdue requests, and the audit log has no personal data of it', async () => {
  const late = readRecord(await users.admin.post('/privacy-requests', buildBody({ receivedOn: '2026-10-01' })));
  const listed = readRecords(await users.admin.get('/privacy-requests?overdue=true'));
  expect(listed.map(({ id }) => id)).toEqual([late.id]);
  const [entry] = readRecords(await users.admin.get(`/audit?entity=privacy-request&entityId=${late.id}`));
  expect(JSON.stringify(entry)).not.toContain('Rosa');
});

test('X-21 a request cannot be received in the future, and only administrators see the register', async () => {
  const future = await users.admin.post('/privacy-requests', buildBody({ receivedOn: '2026-11-21' }));
  expect(getErrorPaths(future)).toEqual(['receivedOn']);
  expect((await users.coordinator.get('/privacy-requests')).status).toBe(403);
});
