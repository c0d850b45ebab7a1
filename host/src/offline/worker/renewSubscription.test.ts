/** @jest-environment node */
import type { PushScope, SubscriptionChangeEvent } from './pushTypes';
import { renewSubscription } from './renewSubscription';

const keys = { p256dh: 'p', auth: 'a' };
const createSubscription = (endpoint: string) => ({
  endpoint,
  options: { applicationServerKey: new ArrayBuffer(1) },
  toJSON: () => ({ endpoint, expirationTime: null, keys }),
});
const subscribe = jest.fn(async () => createSubscription('https://push.test/new'));
const scope: PushScope = {
  navigator: {},
  registration: { showNotification: jest.fn(), pushManager: { subscribe } },
  clients: { matchAll: async () => [], openWindow: jest.fn() },
  addEventListener: jest.fn(),
};
const sent: [string, RequestInit | undefined][] = [];

beforeEach(() => {
  sent.length = 0;
  subscribe.mockClear();
  globalThis.fetch = async (input, init) => {
    sent.push([String(input), init]);
    return Response.json({ apiKeyHeader: 'x-api-key', apiKey: 'clave' });
  };
});

const renew = (change: Pick<SubscriptionChangeEvent, 'oldSubscription' | 'newSubscription'>) =>
  renewSubscription(scope, { waitUntil: () => undefined, ...change });

test('R-10 subscribes again with the same key and replaces the former address', async () => {
  await renew({ oldSubscription: createSubscription('https://push.test/old') });
  const [, [url, init] = []] = sent;
  expect(url).toBe('/api/users/me/push-devices');
  expect(init).toMatchObject({ method: 'POST', headers: { 'x-api-key': 'clave' } });
  expect(JSON.parse(String(init?.body))).toEqual({
    endpoint: 'https://push.test/new',
    keys,
    formerEndpoint: 'https://push.test/old',
  });
});

test('does nothing when the browser does not say which subscription ended', async () => {
  await renew({});
  expect([sent, subscribe.mock.calls]).toEqual([[], []]);
});
