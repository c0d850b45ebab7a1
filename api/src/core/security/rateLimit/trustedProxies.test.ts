import { startTestApi, type TestApi } from '../../../testing/harness';
import { exhaustRateLimit } from '../../../testing/signIn';

const proxy = '10.9.0.1';
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ env: { TRUSTED_PROXIES: '10.9.0.0/24' } });
});
afterAll(() => api.close());

let guessCount = 0;
const guess = async (from: string, forwardedFor?: string) => {
  const body = { email: `nadie${(guessCount += 1)}@ejemplo.mx`, password: 'otra' };
  return (await (await api.signInAs()).post('/auth/', body, { 'x-forwarded-for': forwardedFor }, from)).status;
};
const exhaustLimit = (ipAddress: string) => exhaustRateLimit(api, { policy: 'sign-in-address', key: ipAddress });

test('users behind a trusted proxy are counted by their own IP addresses', async () => {
  await exhaustLimit('203.0.113.5');
  expect(await guess(proxy, '203.0.113.5')).toBe(429);
  expect(await guess(proxy, '203.0.113.6')).toBe(401);
});

test('ignores a forged IP address before the one that the proxy adds', async () => {
  await exhaustLimit('203.0.113.7');
  expect(await guess(proxy, '9.9.9.9, 203.0.113.7')).toBe(429);
});

test('ignores a forwarded IP address from an untrusted sender', async () => {
  await exhaustLimit('10.8.0.1');
  expect(await guess('10.8.0.1', '203.0.113.200')).toBe(429);
});
