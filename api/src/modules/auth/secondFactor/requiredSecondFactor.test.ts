import { calls, type CallSpec } from '@surco/shared/contract/calls';
import { password, startTestApi, type TestApi } from '../../../testing/harness';
import { put } from '../../../testing/responses';
import { enrolTotp, setSecondFactorRequired } from '../../../testing/secondFactor';
import { createUserWithCredentials, signIn } from '../../../testing/signIn';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(() => setSecondFactorRequired(api));
afterAll(() => api.close());

test('N-13 a coordinator without a second factor may only set one up', async () => {
  const { credentials } = await createUserWithCredentials(api);
  const visitor = await api.signInAs();
  const { body } = await signIn(visitor, credentials);
  expect(body.data).toMatchObject({ role: 'Coordinator', secondFactorPending: true });
  for (const [key, spec] of Object.entries<CallSpec>(calls)) {
    const [method, path = ''] = key.split(' ');
    if (
      method !== 'GET' ||
      spec.access === 'anyone' ||
      (spec.access !== 'signedIn' && !spec.access.includes('Coordinator'))
    )
      continue;
    const { body: response } = await visitor.get(path.replace(/\{\w+\}/g, '1a000000-0000-4000-8000-000000000001'));
    expect([key, response.code]).toEqual([key, spec.beforeSecondFactor ? undefined : 'SEGUNDO_FACTOR_PENDIENTE']);
  }
  expect((await visitor.post('/seasons', {})).body.code).toBe('SEGUNDO_FACTOR_PENDIENTE');
});

test('N-13 the session is no longer limited once a code confirmed the app', async () => {
  const { user } = await createUserWithCredentials(api);
  const visitor = await api.signInAs(user);
  expect((await visitor.get('/seasons')).status).toBe(403);
  await enrolTotp(api, visitor);
  expect((await visitor.get('/seasons')).status).toBe(200);
  expect((await visitor.get('/auth/me')).body.data).toMatchObject({ secondFactorPending: false });
});

test('N-13 an app that no code confirmed does not count', async () => {
  const { user } = await createUserWithCredentials(api);
  const visitor = await api.signInAs(user);
  await visitor.post('/users/me/second-factor/totp', { currentPassword: password });
  expect((await visitor.get('/seasons')).status).toBe(403);
});

test('N-13 supervisors, consultants and farmers need no second factor', async () => {
  for (const role of ['Supervisor', 'Consultant', 'Farmer'] as const) {
    const { body } = await (await api.signInAs(api.company.users[role])).get('/auth/me');
    expect([role, body.data]).toEqual([role, expect.objectContaining({ secondFactorPending: false })]);
  }
});

test('N-13 a user whose role needs a second factor cannot turn it off', async () => {
  const { user, credentials } = await createUserWithCredentials(api);
  const visitor = await api.signInAs(user);
  await enrolTotp(api, visitor);
  const { status, body } = await visitor.post('/users/me/second-factor/disable', {
    currentPassword: credentials.password,
  });
  expect([status, body.error]).toEqual([
    409,
    'Su cuenta necesita la verificación en dos pasos: no se puede desactivar.',
  ]);
});

test('P-04 N-13 an administrator turns the parameter on, which also limits their own session', async () => {
  await setSecondFactorRequired(api, false);
  const admin = await api.signInAs(api.company.users.Admin);
  const change = (value: number) =>
    put(admin, '/simulator-params', { params: [{ key: 'security.secondFactorRequired', value }] });
  expect((await change(0.5)).body.details).toEqual([
    {
      path: 'params.0.value',
      message: 'Debe ser un número entero, entre 0 y 1.',
    },
  ]);
  expect((await change(1)).status).toBe(200);
  expect((await admin.get('/simulator-params')).body.code).toBe('SEGUNDO_FACTOR_PENDIENTE');
});
