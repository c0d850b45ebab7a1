import { createPublicKey, verify } from 'node:crypto';
import type { PushMessage } from '@surco/shared/contract';
import { sql } from 'kysely';
import { withTransaction } from '../../core/db/transaction';
import type { PushOutcome, PushTarget } from '../../core/push/pushSender';
import { cleanUpJobs } from '../../infrastructure/jobs/cleanUpJobs';
import type { TestClient } from '../../testing/harness';
import type { PushRequest } from '../../testing/push/pushService';
import { startPushApi, type PushApi } from '../../testing/push/startPushApi';
import { makeJobsDue, runJobs } from '../../testing/runJobs';
import { unusedPushSender } from '../../testing/push/unusedPushSender';
import { notify } from '../notifications';

let push: PushApi;
let admin: TestClient;
beforeAll(async () => {
  push = await startPushApi();
  admin = await push.api.signInAs(push.api.company.users.Admin);
});
afterAll(() => push.close());
beforeEach(async () => {
  await push.api.db.deleteFrom('push_subscriptions').execute();
  await push.api.db.deleteFrom('notifications').execute();
  push.service.requests.length = 0;
});

const notifyLowStock = () =>
  withTransaction(push.api.db, (tx) =>
    notify(tx, { type: 'stock.low', id: push.api.company.inventory.id, actorId: null }),
  );

const decodePart = (part = ''): unknown => JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));

/** Verifies the signature of a request as a push service does (RFC 8292). @returns its claims */
function readVapidClaims({ headers }: PushRequest): unknown {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  const [head, claims, signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, format: 'jwk' });
  const signed = Buffer.from(`${head}.${claims}`);
  const bytes = Buffer.from(signature, 'base64url');
  if (!verify('sha256', signed, { key: publicKey, dsaEncoding: 'ieee-p1363' }, bytes)) throw new Error('Not signed.');
  return decodePart(claims);
}

test('R-10 sends the text of the notification, encrypted for the browser and signed by the installation', async () => {
  const { browser } = await push.subscribe(admin);
  await notifyLowStock();
  expect(push.service.requests).toEqual([]);
  expect(await push.sendPushes()).toEqual([]);
  const [request] = push.service.requests;
  if (!request) throw new Error('There is no request.');
  const { id, title, body, link } = await push.api.db
    .selectFrom('notifications')
    .selectAll()
    .where('user_id', '=', push.api.company.users.Admin.id)
    .executeTakeFirstOrThrow();
  const tag = id.replaceAll('-', '');
  expect(browser.decrypt(request.body)).toEqual({ title, body, link, tag });
  expect(request).toMatchObject({
    path: browser.path,
    headers: { ttl: '86400', urgency: 'normal', topic: tag, 'content-encoding': 'aes128gcm' },
  });
  expect(readVapidClaims(request)).toMatchObject({
    aud: push.service.origin,
    sub: 'mailto:no-responder@surco.test',
  });
  expect(await push.countQueued()).toBe(0);
});

test('R-10 queues nothing when the transaction is rolled back, nor for muted types and other users', async () => {
  const { device } = await push.subscribe(admin);
  await push.subscribe(await push.api.signInAs(push.api.company.users.Supervisor));
  const failing = withTransaction(push.api.db, async (tx) => {
    await notify(tx, { type: 'stock.low', id: push.api.company.inventory.id, actorId: null });
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  await admin.send('PUT', `/users/me/push-devices/${device.id}`, { mutedTypes: ['stock.low'], showAmounts: false });
  await notifyLowStock();
  expect(await push.countQueued()).toBe(0);
});

test.each([404, 410])(
  'R-10 removes a device whose browser is gone (%i), and audits it without a user',
  async (status) => {
    const { device } = await push.subscribe(admin);
    await notifyLowStock();
    push.service.answerNext({ status });
    expect(await push.sendPushes()).toEqual([]);
    expect(await push.api.db.selectFrom('push_subscriptions').select('id').execute()).toEqual([]);
    const { id: adminId } = push.api.company.users.Admin;
    const { device: name, mutedTypes, showAmounts } = device;
    expect((await push.readPushEntries()).at(-1)).toMatchObject({
      action: 'PUSH_OFF',
      user_id: null,
      entity_id: adminId,
      after: { device: name, mutedTypes, showAmounts },
    });
  },
);

const readQueueDelay = async (): Promise<number> => {
  const { rows } = await sql<{ seconds: number }>`
    select extract(epoch from due_at - now())::int as seconds from push_queue`.execute(push.api.db);
  return rows[0]?.seconds ?? 0;
};

test.each([
  ['429 with the time that it asks for', { status: 429, headers: { 'retry-after': '600' } }, 580],
  ['503 after a minute', { status: 503 }, 50],
])('R-10 retries after %s', async (_name, answer, minSeconds) => {
  await push.subscribe(admin);
  await notifyLowStock();
  push.service.answerNext(answer);
  expect(await push.sendPushes()).toEqual([
    expect.stringMatching(
      new RegExp(`^Error: device [0-9a-f-]{36}: The push service answered ${answer.status}: answer `),
    ),
  ]);
  expect(await readQueueDelay()).toBeGreaterThan(minSeconds);
  await sql`update push_queue set due_at = now()`.execute(push.api.db);
  await makeJobsDue(push.api.db);
  expect(await push.sendPushes()).toEqual([]);
  expect([push.service.requests.length, await push.countQueued()]).toEqual([2, 0]);
});

test('R-10 the log gets one line about a device that fails, and the next one after it has taken a message', async () => {
  await push.subscribe(admin);
  const failures: string[][] = [];
  for (const status of [503, 503, 500, 201, 503]) {
    await sql`delete from push_queue`.execute(push.api.db);
    await notifyLowStock();
    push.service.answerNext({ status });
    failures.push(await push.sendPushes());
  }
  expect(failures.map((lines) => lines.length)).toEqual([1, 0, 0, 0, 1]);
  expect(failures.flat().join()).not.toContain('\n');
});

test('R-10 a device that does not answer gets its other messages after the next attempt', async () => {
  await push.subscribe(admin);
  await notifyLowStock();
  push.service.answerNext({ status: 503 });
  await push.sendPushes();
  await notifyLowStock();
  await push.sendPushes();
  expect([push.service.requests.length, await push.countQueued()]).toEqual([1, 2]);
});

test('R-10 a device that does not answer holds one sender, so that others get their messages meanwhile', async () => {
  const other = await push.subscribe(await push.api.signInAs(push.api.company.users.Coordinator));
  const silentDevice = await push.subscribe(admin);
  for (let count = 0; count < 5; count += 1) await notifyLowStock();
  await sql`update push_queue set due_at = now() - interval '1 minute'
    where subscription_id = ${silentDevice.device.id}`.execute(push.api.db);
  let answer = () => {};
  const silence = new Promise<void>((done) => {
    answer = done;
  });
  let count = 0;
  let finish = () => {};
  const allDelivered = new Promise<void>((done) => {
    finish = done;
  });
  const send = async ({ endpoint }: PushTarget): Promise<PushOutcome> => {
    if (endpoint !== other.browser.subscription.endpoint) await silence;
    else if ((count += 1) === 5) finish();
    return { kind: 'delivered' };
  };
  const onFailure = jest.fn();
  const run = runJobs(push.api, { pushSender: { ...unusedPushSender, send }, onFailure, concurrency: 4 });
  await allDelivered;
  answer();
  await run;
  expect([onFailure.mock.calls, await push.countQueued()]).toEqual([[], 0]);
});

test('R-10 a job that is released while it sends to a device sends no message twice', async () => {
  await push.subscribe(admin);
  for (let count = 0; count < 3; count += 1) await notifyLowStock();
  const tags: string[] = [];
  const send = async (_target: PushTarget, { tag }: PushMessage): Promise<PushOutcome> => {
    tags.push(tag);
    if (tags.length === 1) {
      await sql`update graphile_worker._private_jobs set locked_at = now() - interval '3 minutes'
        where locked_at is not null`.execute(push.api.db);
      await cleanUpJobs(push.api.db);
      await runJobs(push.api, { pushSender });
    }
    return { kind: 'delivered' };
  };
  const pushSender = { ...unusedPushSender, send };
  await runJobs(push.api, { pushSender });
  expect([tags.length, new Set(tags).size, await push.countQueued()]).toEqual([3, 3, 0]);
});

test('R-10 gives up what the push service refuses, and what is a day old', async () => {
  await push.subscribe(admin);
  await notifyLowStock();
  push.service.answerNext({ status: 403 });
  expect(await push.sendPushes()).toHaveLength(1);
  expect(await push.countQueued()).toBe(0);
  await notifyLowStock();
  await sql`update push_queue set created_at = now() - interval '25 hours'`.execute(push.api.db);
  await push.sendPushes();
  expect([push.service.requests.length, await push.countQueued()]).toEqual([1, 0]);
});

test('R-10 sends a test at once and says when it cannot', async () => {
  const { device, browser } = await push.subscribe(admin);
  const path = `/users/me/push-devices/${device.id}/test`;
  expect((await admin.post(path)).status).toBe(200);
  const [request] = push.service.requests;
  expect(request && browser.decrypt(request.body)).toMatchObject({
    title: 'Notificación de prueba de Surco',
    isTest: true,
  });
  push.service.answerNext({ status: 500 }, { status: 410 });
  expect((await admin.post(path)).body.code).toBe('AVISOS_NO_DISPONIBLES');
  expect((await admin.post(path)).body.code).toBe('NO_ENCONTRADO');
  expect((await admin.get('/users/me/push-devices')).body.data).toMatchObject({ devices: [] });
});

test('R-10 says how to mend a device that the push service refuses', async () => {
  const { device } = await push.subscribe(admin);
  push.service.answerNext({ status: 403 });
  const { status, body } = await admin.post(`/users/me/push-devices/${device.id}/test`);
  expect([status, body.error]).toEqual([
    503,
    'El servicio de notificaciones del navegador rechaza este dispositivo. Desactive las notificaciones en este dispositivo y actívelas de nuevo.',
  ]);
});

test('R-10 amounts reach only a device whose user chose to see them', async () => {
  const { db, company } = push.api;
  await sql`update messages set subject = 'Quedan {{disponible}}, valen $1,234.50', body = 'Total: $98,000.00.'
    where key = 'stock.low' and channel = 'APP'`.execute(db);
  const hidden = await push.subscribe(admin);
  const shown = await push.subscribe(admin);
  await admin.send('PUT', `/users/me/push-devices/${shown.device.id}`, { mutedTypes: [], showAmounts: true });
  await notifyLowStock();
  await push.sendPushes();
  const read = ({ browser }: typeof hidden) => {
    const request = push.service.requests.find(({ path }) => path === browser.path);
    return JSON.stringify(request && browser.decrypt(request.body));
  };
  expect(read(shown)).toContain('$1,234.50');
  expect(read(hidden)).toContain('Total: $•••.');
  expect(read(hidden)).not.toMatch(/\d,\d/);
  expect(
    (await db.selectFrom('notifications').select('body').where('user_id', '=', company.users.Admin.id).execute())[0],
  ).toEqual({ body: 'Total: $98,000.00.' });
});
