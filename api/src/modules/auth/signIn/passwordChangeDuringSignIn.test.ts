import type * as Argon2 from '@node-rs/argon2';
import { verify } from '@node-rs/argon2';
import { hashSecret } from '../../../core/security/secretHash';
import { password, startTestApi, type TestApi } from '../../../testing/harness';
import { getNextIpAddress } from '../../../testing/signIn';

jest.mock('@node-rs/argon2', () => {
  const real = jest.requireActual<typeof Argon2>('@node-rs/argon2');
  return { ...real, verify: jest.fn(real.verify) };
});

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

test('T-01 opens no session when the password changes during the check', async () => {
  const { id, email } = await api.make.user('Admin', { password_hash: await hashSecret(password) });
  const { verify: real } = jest.requireActual<typeof Argon2>('@node-rs/argon2');
  jest.mocked(verify).mockImplementationOnce(async (...given) => {
    const isMatch = await real(...given);
    await api.db
      .updateTable('users')
      .set({ password_hash: await hashSecret('Caballo tuerto 47') })
      .where('id', '=', id)
      .execute();
    await api.db.deleteFrom('sessions').where('user_id', '=', id).execute();
    return isMatch;
  });
  const { status, cookie } = await (await api.signInAs()).post('/auth/', { email, password }, {}, getNextIpAddress());
  expect([status, cookie]).toEqual([401, undefined]);
  expect(await api.db.selectFrom('sessions').selectAll().where('user_id', '=', id).execute()).toEqual([]);
});
