import { ApiError, getBootData } from '@surco/shared/platform';
import { createSessionUser, mockApi, session } from '@surco/shared/testing';
import { signIn, signInAsFarmer } from './signIn';

afterEach(() => session.clear());

test('T-01 X-01 X-03 posts the credentials, then fetches and stores the user details', async () => {
  const sent: unknown[] = [];
  const requests = mockApi({
    'POST /auth/': (_, init) => {
      sent.push(init?.body, init?.credentials);
      return { data: createSessionUser('Consultant') };
    },
    'GET /auth/me': { data: createSessionUser('Consultant') },
  });
  await signIn({ email: ' ana@surco.test ', password: ' con espacios ' });
  expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual(['POST /auth/', 'GET /auth/me']);
  expect(sent).toEqual(['{"email":"ana@surco.test","password":" con espacios "}', 'include']);
  expect(session.get().user?.id).toBe('id-Consultant');
  expect(localStorage.getItem('surco.session')).toContain('id-Consultant');
});

test('T-01 X-02 E-01 a client key signs in as a farmer, whatever the role field contains', async () => {
  mockApi({
    'POST /auth/client': { data: null },
    'GET /auth/me': { data: createSessionUser('Consultant', { clientKey: 'DEMO-AGRI-0001' }) },
  });
  const user = await signInAsFarmer({ phone: '871 123 4567', clientKey: ' DEMO-AGRI-0001 ' });
  expect(user.role).toBe('Farmer');
  expect(session.get().user?.role).toBe('Farmer');
});

test('X-01 drops a response that was requested before the sign-in', async () => {
  mockApi({
    'POST /auth/': { data: createSessionUser('Admin') },
    'GET /auth/me': { data: createSessionUser('Admin') },
  });
  getBootData().inFlight.set('GET /api/auth/me', new Promise(() => undefined));
  await expect(signIn({ email: 'a@b.mx', password: 'x' })).resolves.toMatchObject({ role: 'Admin' });
});

test('F-03 X-01 a rejected sign-in stores no session', async () => {
  mockApi({
    'POST /auth/': {
      status: 401,
      error: 'El usuario o la contraseña no son correctos.',
      code: 'CREDENCIALES_INVALIDAS',
    },
  });
  await expect(signIn({ email: 'a@b.mx', password: 'x' })).rejects.toBeInstanceOf(ApiError);
  expect(session.get().user).toBeNull();
});

test('T-01 signing in with a password removes an earlier single sign-on token', async () => {
  mockApi({
    'POST /auth/': { data: createSessionUser('Admin') },
    'GET /auth/me': { data: createSessionUser('Admin') },
  });
  session.setSsoToken('de antes');
  await signIn({ email: 'a@b.mx', password: 'x' });
  expect(session.get().ssoToken).toBeNull();
});
