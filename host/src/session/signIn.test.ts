import { ApiError, boot, session } from '@surco/shared/platform';
import { serve } from '@surco/shared/testing';
import { signIn, signInAsClient } from './signIn';
import { person } from '@surco/shared/testing/people';

afterEach(() => session.clear());

test('T-01 X-01 X-03 credentials, then who this is, kept in storage', async () => {
  const sent: unknown[] = [];
  const asked = serve({
    'POST /auth/': (_, init) => {
      sent.push(init?.body, init?.credentials);
      return { data: person('Consultant') };
    },
    'GET /auth/me': { data: person('Consultant') },
  });
  await signIn({ email: ' ana@surco.test ', password: ' con espacios ' });
  expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual(['POST /auth/', 'GET /auth/me']);
  expect(sent).toEqual(['{"email":"ana@surco.test","password":" con espacios "}', 'include']);
  expect(session.get().user?.id).toBe('id-Consultant');
  expect(localStorage.getItem('surco.session')).toContain('id-Consultant');
});

test('T-01 X-02 E-01 a client key enters as a farmer, whatever the role field says', async () => {
  serve({
    'POST /auth/client': { data: null },
    'GET /auth/me': { data: person('Consultant', { clientKey: 'DEMO-AGRI-0001' }) },
  });
  const user = await signInAsClient({ phone: '871 123 4567', clientKey: ' DEMO-AGRI-0001 ' });
  expect(user.role).toBe('Farmer');
  expect(session.get().user?.role).toBe('Farmer');
});

test('X-01 an answer begun before the sign-in is not taken for the new person', async () => {
  serve({ 'POST /auth/': { data: null }, 'GET /auth/me': { data: person('Admin') } });
  boot().inFlight.set('GET /api/auth/me', new Promise(() => undefined));
  await expect(signIn({ email: 'a@b.mx', password: 'x' })).resolves.toMatchObject({ role: 'Admin' });
});

test('F-03 X-01 a refusal leaves no session', async () => {
  serve({
    'POST /auth/': {
      status: 401,
      error: 'El usuario o la contraseña no son correctos.',
      code: 'CREDENCIALES_INVALIDAS',
    },
  });
  await expect(signIn({ email: 'a@b.mx', password: 'x' })).rejects.toBeInstanceOf(ApiError);
  expect(session.get().user).toBeNull();
});

test('T-01 signing in with a password drops the corporate token of before', async () => {
  serve({ 'POST /auth/': { data: null }, 'GET /auth/me': { data: person('Admin') } });
  session.setSsoToken('de antes');
  await signIn({ email: 'a@b.mx', password: 'x' });
  expect(session.get().ssoToken).toBeNull();
});
