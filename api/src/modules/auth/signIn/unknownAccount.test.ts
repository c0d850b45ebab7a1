import type * as Argon2 from '@node-rs/argon2';
import { verify } from '@node-rs/argon2';
import { hashSecret } from '../../../core/security/secretHash';
import { password, startTestApi, type TestApi } from '../../../testing/harness';
import { getNextIpAddress } from '../../../testing/signIn';
import { startSecondInstance } from '../../../testing/startSecondInstance';

jest.mock('@node-rs/argon2', () => {
  const real = jest.requireActual<typeof Argon2>('@node-rs/argon2');
  return { ...real, verify: jest.fn(real.verify) };
});

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

describe('does the same work for known and unknown accounts', () => {
  const measureWork = async (path: string, body: object) => {
    const { app, visitor, statements } = await startSecondInstance(api);
    jest.mocked(verify).mockClear();
    const { status, body: response } = await visitor.post(path, body, {}, getNextIpAddress());
    const work = [...statements];
    const digests = jest.mocked(verify).mock.calls.map(([digest]) => String(digest).split('$').slice(0, 4).join('$'));
    await app.close();
    return { status, response, work, digests };
  };

  test('X-01 signing in with a password', async () => {
    const user = await api.make.user('Admin', { password_hash: await hashSecret(password) });
    const known = await measureWork('/auth/', { email: user.email, password: 'otra contraseña' });
    const without = await api.make.user('Admin');
    for (const email of ['nadie@ejemplo.mx', without.email]) {
      expect(await measureWork('/auth/', { email, password: 'otra contraseña' })).toEqual(known);
    }
    expect(known).toMatchObject({ status: 401, digests: ['$argon2id$v=19$m=19456,t=2,p=1'] });
  });

  test('X-04 requesting a link to set a password', async () => {
    const user = await api.make.user('Admin');
    const known = await measureWork('/auth/forgot-password', { email: user.email });
    expect(await measureWork('/auth/forgot-password', { email: 'nadie@ejemplo.mx' })).toEqual(known);
    expect(known).toMatchObject({ status: 200, response: { data: null } });
  });

  test('X-02 signing in with a client key', async () => {
    const key = { client_key_hash: await hashSecret('CLAVE-AGRI-0001'), client_key_hint: '0001' };
    await api.make.user('Farmer', { phone: '8715550101', ...key });
    const known = await measureWork('/auth/client', { phone: '8715550101', clientKey: 'otra' });
    expect(await measureWork('/auth/client', { phone: '8715550199', clientKey: 'otra' })).toEqual(known);
    expect(known).toMatchObject({ status: 401, digests: ['$argon2id$v=19$m=19456,t=2,p=1'] });
  });
});
