import type { PushDevice, PushStatus } from '@surco/shared/contract';
import { ensureVapidKeys } from '../../core/push/vapidKeys';
import { password, type TestClient } from '../../testing/harness';
import { startPushApi, type PushApi } from '../../testing/push/startPushApi';
import { getErrorPaths } from '../../testing/responses';
import { createUserWithCredentials, getNextIpAddress } from '../../testing/signIn';

let push: PushApi;
let consultant: TestClient;
let colleague: TestClient;
beforeAll(async () => {
  push = await startPushApi();
  consultant = await push.api.signInAs(push.api.company.consultant);
  colleague = await push.api.signInAs(push.api.company.colleague);
});
afterAll(() => push.close());
beforeEach(() => push.api.db.deleteFrom('push_subscriptions').execute());

const readStatus = async (visitor: TestClient) => (await visitor.get('/users/me/push-devices')).body.data as PushStatus;
const listDevices = () => push.api.db.selectFrom('push_subscriptions').select(['user_id', 'endpoint']).execute();
const subscribeAtOnce = async (requests: readonly [TestClient, object][]) =>
  (await Promise.all(requests.map(([visitor, body]) => visitor.post('/users/me/push-devices', body)))).map(
    ({ status }) => status,
  );

test('R-10 a device is off until its user turns it on, with every type of the role and without amounts', async () => {
  expect(await readStatus(consultant)).toMatchObject({ devices: [], publicKey: expect.stringMatching(/^B[\w-]{86}$/) });
  const { device, browser } = await push.subscribe(consultant);
  expect(device).toMatchObject({ mutedTypes: [], showAmounts: false, lastSuccessAt: null });
  const status = await readStatus(consultant);
  expect(status.devices).toEqual([device]);
  expect(status.types).toEqual(expect.arrayContaining(['voucher.payment', 'stock.exhausted', 'season.opened']));
  expect(status.types).not.toContain('user.pending');
  expect(JSON.stringify(status)).not.toContain(browser.path);
  expect((await readStatus(await push.api.signInAs(push.api.company.users.Supervisor))).types).toContain(
    'user.pending',
  );
});

test('R-10 every user gets the same public key, and its private key is not stored in plain text', async () => {
  const { publicKey } = await readStatus(consultant);
  expect((await readStatus(colleague)).publicKey).toBe(publicKey);
  const [stored, ...more] = await push.api.db.selectFrom('push_keys').selectAll().execute();
  expect([stored?.public_key, more]).toEqual([publicKey, []]);
  expect(Buffer.from(stored?.private_key ?? '', 'base64url').length).toBeGreaterThan(43);
});

test('R-10 changes and removes own devices only, and records it', async () => {
  const { device } = await push.subscribe(consultant);
  const path = `/users/me/push-devices/${device.id}`;
  const settings = { mutedTypes: ['sale.created'], showAmounts: true };
  expect((await colleague.send('PUT', path, settings)).status).toBe(404);
  expect((await colleague.send('DELETE', path)).status).toBe(404);
  expect((await colleague.post(`${path}/test`)).status).toBe(404);
  expect((await consultant.send('PUT', path, settings)).body.data).toMatchObject(settings);
  expect((await consultant.send('DELETE', path)).status).toBe(200);
  expect((await readStatus(consultant)).devices).toEqual([]);
  const { id: consultantId } = push.api.company.consultant;
  expect((await push.readPushEntries()).slice(-3)).toEqual(
    ['PUSH_ON', 'PUSH_CHANGE', 'PUSH_OFF'].map((action) =>
      expect.objectContaining({ action, user_id: consultantId, entity_id: consultantId }),
    ),
  );
});

test.each([
  ['http', 'http://push.surco.test/send/1'],
  ['a port', 'https://push.surco.test:8443/send/1'],
  ['credentials', 'https://user@push.surco.test/send/1'],
  ['an IPv4 address', 'https://127.0.0.1/send/1'],
  ['a number that is an address', 'https://2130706433/send/1'],
  ['an IPv6 address', 'https://[::1]/send/1'],
  ['a name of this machine', 'https://localhost/send/1'],
])('rejects an endpoint with %s', async (_name, endpoint) => {
  const { keys } = push.service.createBrowser().subscription;
  const response = await consultant.post('/users/me/push-devices', { endpoint, keys });
  expect([response.status, getErrorPaths(response)]).toEqual([400, ['endpoint']]);
});

test('allows ten devices for one account', async () => {
  for (let count = 0; count < 10; count += 1) await push.subscribe(consultant);
  const response = await consultant.post('/users/me/push-devices', push.service.createBrowser().subscription);
  expect([response.status, response.body.error]).toEqual([409, expect.stringContaining('Quite uno que no use')]);
});

test('requests at the same time do not exceed ten devices for one account', async () => {
  for (let count = 0; count < 9; count += 1) await push.subscribe(consultant);
  const statuses = await subscribeAtOnce(
    Array.from({ length: 3 }, () => [consultant, push.service.createBrowser().subscription]),
  );
  expect(statuses.toSorted()).toEqual([200, 409, 409]);
});

test('R-10 one browser is one device, also when it registers several times at once', async () => {
  const { subscription } = push.service.createBrowser();
  const visitors = [consultant, colleague, consultant, colleague, consultant];
  const statuses = await subscribeAtOnce(visitors.map((visitor) => [visitor, subscription]));
  expect(statuses).toEqual(visitors.map(() => 200));
  expect(await listDevices()).toHaveLength(1);
});

test('R-10 a new address ends the former one, of any user', async () => {
  const [former, next] = [push.service.createBrowser(), push.service.createBrowser()];
  await push.subscribe(consultant, former);
  await push.subscribe(consultant, next);
  const { endpoint: formerEndpoint } = former.subscription;
  const renewal = { ...next.subscription, formerEndpoint };
  await consultant.post('/users/me/push-devices', renewal);
  expect((await listDevices()).map(({ endpoint }) => endpoint)).toEqual([next.subscription.endpoint]);
  await push.subscribe(consultant, former);
  await colleague.post('/users/me/push-devices', renewal);
  expect(await listDevices()).toEqual([
    { user_id: push.api.company.colleague.id, endpoint: next.subscription.endpoint },
  ]);
});

test('R-10 a renewed address keeps the settings of the device', async () => {
  const { device, browser } = await push.subscribe(consultant);
  const settings = { mutedTypes: ['sale.created'], showAmounts: true };
  await consultant.send('PUT', `/users/me/push-devices/${device.id}`, settings);
  const body = { ...push.service.createBrowser().subscription, formerEndpoint: browser.subscription.endpoint };
  expect((await consultant.post('/users/me/push-devices', body)).body.data).toMatchObject({
    id: device.id,
    ...settings,
  });
  expect((await readStatus(consultant)).devices).toHaveLength(1);
});

const claim = async (visitor: TestClient, endpoint: string) =>
  (await visitor.post('/users/me/push-devices/current', { endpoint })).body.data as PushDevice | null;

test('R-10 a browser whose user changes stops showing the notifications of the former user', async () => {
  const { device, browser } = await push.subscribe(consultant);
  const { endpoint } = browser.subscription;
  expect(await claim(consultant, endpoint)).toEqual(device);
  expect(await claim(colleague, endpoint)).toBeNull();
  expect((await push.readPushEntries()).at(-1)).toMatchObject({
    action: 'PUSH_OFF',
    user_id: null,
    entity_id: push.api.company.consultant.id,
  });
  expect((await readStatus(consultant)).devices).toEqual([]);
  await push.subscribe(consultant, browser);
  await push.subscribe(colleague, browser);
  expect((await readStatus(consultant)).devices).toEqual([]);
  expect((await readStatus(colleague)).devices).toHaveLength(1);
});

/** A user who is signed in on two browsers that both get notifications. */
async function subscribeTwice() {
  const { user, credentials } = await createUserWithCredentials(push.api);
  const signIn = async (token?: string) => {
    const visitor = await push.api.signInAs();
    if (token) visitor.token = token;
    visitor.token = (await visitor.post('/auth/', credentials, {}, getNextIpAddress())).cookie ?? '';
    return visitor;
  };
  const [here, there] = [await signIn(), await signIn()];
  const { device } = await push.subscribe(here);
  await push.subscribe(there);
  return { user, here, there, device, signIn };
}

test('T-01 R-10 signing out ends the notifications of this device only', async () => {
  const { here, there } = await subscribeTwice();
  await here.post('/auth/logout');
  expect((await readStatus(there)).devices).toHaveLength(1);
});

test('R-11 ending the other sessions ends the notifications of their devices', async () => {
  const { here, device } = await subscribeTwice();
  await here.send('DELETE', '/users/me/sessions', { currentPassword: password });
  expect((await readStatus(here)).devices).toEqual([device]);
});

test('R-10 a new sign-in on the same browser keeps its notifications', async () => {
  const { here, device, signIn } = await subscribeTwice();
  const again = await signIn(here.token);
  expect((await readStatus(again)).devices.map(({ id }) => id)).toContain(device.id);
  expect((await here.get('/auth/me')).status).toBe(401);
});

test('T-04 R-10 a deactivated account gets no notifications', async () => {
  const { user } = await subscribeTwice();
  const admin = await push.api.signInAs(push.api.company.users.Admin);
  expect((await admin.post(`/users/${user.id}/deactivate`)).status).toBe(200);
  expect(await push.api.db.selectFrom('push_subscriptions').select('id').execute()).toEqual([]);
});

describe('the keys of the installation', () => {
  const settingsWithKey = (encryptionKey: string) => ({ encryptionKey, vapidKeys: undefined });
  const first = settingsWithKey('a-key-of-this-test-with-32-characters');

  test('R-10 instances that ask at the same time get the same pair', async () => {
    const pairs = await Promise.all(Array.from({ length: 4 }, () => ensureVapidKeys(push.api.db, first)));
    expect(new Set(pairs.map(({ privateKey }) => privateKey)).size).toBe(1);
  });

  test('another ENCRYPTION_KEY makes a new pair and removes the devices of the former one', async () => {
    const former = await ensureVapidKeys(push.api.db, first);
    await push.subscribe(await push.api.signInAs(push.api.company.consultant));
    const renewed = await ensureVapidKeys(push.api.db, settingsWithKey('another-key-of-this-test-with-32-characters'));
    expect(renewed.publicKey).not.toBe(former.publicKey);
    expect(await push.api.db.selectFrom('push_subscriptions').select('id').execute()).toEqual([]);
  });
});
