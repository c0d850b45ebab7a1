/** @jest-environment node */
import { handlePushEvents } from './pushEvents';
import type { PushScope, SubscriptionChangeEvent } from './pushTypes';

const keys = { p256dh: 'p', auth: 'a' };
const createSubscription = (endpoint: string) => ({
  endpoint,
  toJSON: () => ({ endpoint, expirationTime: null, keys }),
});
const subscribe = jest.fn(async () => createSubscription('https://push.test/new'));
const sent: [string, RequestInit | undefined][] = [];
let devicesResponse: Response;

beforeEach(() => {
  sent.length = 0;
  subscribe.mockClear();
  devicesResponse = Response.json({ data: { publicKey: 'current-key', devices: [{}] } });
  globalThis.fetch = async (input, init) => {
    sent.push([String(input), init]);
    if (input === '/config.json') return Response.json({ apiKeyHeader: 'x-api-key', apiKey: 'clave' });
    return init?.method === 'POST' ? Response.json({ data: null }) : devicesResponse;
  };
});

/** Dispatches the event to the worker. @returns the body of the write that it sends */
async function renew(change: Pick<SubscriptionChangeEvent, 'oldSubscription' | 'newSubscription'>): Promise<unknown> {
  const work: Promise<unknown>[] = [];
  const waitUntil = (promise: Promise<unknown>): void => void work.push(promise);
  const scope: PushScope = {
    navigator: {},
    registration: { showNotification: jest.fn(), pushManager: { subscribe } },
    clients: { matchAll: async () => [], openWindow: jest.fn() },
    addEventListener: (type: string, listener: (event: never) => void) => {
      if (type === 'pushsubscriptionchange') Reflect.apply(listener, undefined, [{ waitUntil, ...change }]);
    },
  };
  handlePushEvents(scope);
  await Promise.allSettled(work);
  const write = sent.find(([, init]) => init?.method === 'POST');
  if (!write) return undefined;
  const [url, init] = write;
  expect(url).toBe('/api/users/me/push-devices');
  expect(init).toMatchObject({ headers: { 'x-api-key': 'clave' } });
  return JSON.parse(String(init?.body));
}

const oldSubscription = createSubscription('https://push.test/old');
const renewed = { endpoint: 'https://push.test/new', keys };

test('R-10 subscribes again with the current push key of the server and replaces the former address', async () => {
  expect(await renew({ oldSubscription })).toEqual({ ...renewed, formerEndpoint: 'https://push.test/old' });
  expect(subscribe.mock.calls).toEqual([[{ userVisibleOnly: true, applicationServerKey: 'current-key' }]]);
});

test('R-10 subscribes again when the browser does not say which subscription ended', async () => {
  expect(await renew({})).toEqual(renewed);
});

test('R-10 sends the subscription that the browser has made itself', async () => {
  const newSubscription = createSubscription('https://push.test/own');
  expect(await renew({ oldSubscription, newSubscription })).toMatchObject({ endpoint: 'https://push.test/own' });
  expect(subscribe).not.toHaveBeenCalled();
});

test.each([
  ['the session has expired', Response.json({ error: 'No hay sesión.' }, { status: 401 })],
  ['the user has no device', Response.json({ data: { publicKey: 'current-key', devices: [] } })],
])('R-10 does nothing when %s', async (_name, answer) => {
  devicesResponse = answer;
  expect(await renew({ oldSubscription })).toBeUndefined();
  expect(subscribe).not.toHaveBeenCalled();
});
