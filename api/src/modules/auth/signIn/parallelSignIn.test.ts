import { setImmediate as nextTurn } from 'node:timers/promises';
import { withHashSlot } from '../../../core/security/secretHash';
import { startTestApi, type TestApi } from '../../../testing/harness';
import { createUserWithCredentials, getNextIpAddress, signIn } from '../../../testing/signIn';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const signInConcurrently = async (count: number, body: object) => {
  const from = getNextIpAddress();
  const visitors = await Promise.all(Array.from({ length: count }, () => api.signInAs()));
  return Promise.all(visitors.map((visitor) => signIn(visitor, body, from)));
};

test('X-01 accepts sixty simultaneous correct sign-ins from one IP address', async () => {
  const { credentials } = await createUserWithCredentials(api);
  const responses = await signInConcurrently(60, credentials);
  expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 60 }, () => 200));
}, 30_000);

test('X-01 answers 503 with Retry-After while too many passwords wait to be hashed', async () => {
  const { credentials } = await createUserWithCredentials(api);
  let finish = () => {};
  const gate = new Promise<void>((done) => {
    finish = done;
  });
  const works: Promise<void>[] = [];
  // Two run and a hundred wait; each has its place before the next one arrives.
  for (let count = 0; count < 102; count += 1) {
    works.push(withHashSlot(() => gate));
    await nextTurn();
  }
  const refused = await signIn(await api.signInAs(), credentials);
  expect([refused.status, refused.body.code, refused.headers['retry-after']]).toEqual([503, 'SERVICIO_OCUPADO', '5']);
  expect(await api.db.selectFrom('rate_limits').selectAll().execute()).toEqual([]);
  finish();
  await Promise.all(works);
  expect((await signIn(await api.signInAs(), credentials)).status).toBe(200);
});
