import { ensureVapidKeys } from './vapidKeys';
import { startPushApi, type PushApi } from '../../testing/push/startPushApi';

let push: PushApi;
beforeAll(async () => {
  push = await startPushApi();
});
afterAll(() => push.close());

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
