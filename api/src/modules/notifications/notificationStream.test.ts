import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { openDb } from '../../core/db/pool';
import { createNotificationHub } from '../../core/notifications/notificationHub';
import { renewEpoch } from '../../core/db/migration/renewEpoch';
import { buildServer } from '../../server';
import { createSession } from '../../core/security/sessions/sessionStore';
import { startTestApi, type TestApi, type TestClient } from '../../testing/harness';
import { runStatement } from '../../testing/testDatabase';
import { openNotificationStream } from './notificationStream';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

interface StreamEvent {
  event: string;
  id: string;
  data: { id?: string; title?: string };
}

const parseStream = (text: string): StreamEvent[] =>
  text
    .split('\n\n')
    .filter((part) => part.startsWith('event:'))
    .map((part) => {
      const [event = '', id = '', data = '{}'] = part.split('\n').map((line) => line.slice(line.indexOf(':') + 2));
      return { event, id, data: JSON.parse(data) as StreamEvent['data'] };
    });

const insertNotification = (userId: string, title: string, db = api.db) =>
  sql`with inserted as (insert into notifications (user_id, type, title, body) values (${userId}, 'sale.created', ${title}, 'x')
    returning id, user_id) select pg_notify('notifications', json_build_object('userId', user_id, 'id', id)::text) from inserted`.execute(
    db,
  );

const createStreamReader = async () => {
  const user = await api.make.user('Supervisor', {}, [api.company.zone.id]);
  const visitor = await api.signInAs(user);
  const read = async (lastEventId?: string) => {
    const headers = lastEventId === undefined ? {} : { 'last-event-id': lastEventId };
    const response = await visitor.get('/notifications/stream?once=true', headers);
    expect(response.status).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'x-accel-buffering': 'no',
    });
    return parseStream(response.rawBody.toString('utf8'));
  };
  return { user, read };
};
const getTitles = (sent: StreamEvent[]) =>
  sent.filter(({ event }) => event === 'notification').map(({ data }) => data.title);
const getLastId = (sent: StreamEvent[]) => sent.at(-1)?.id ?? '';

test('R-10 a new stream sends no earlier notification, a reconnect sends each missed one once', async () => {
  const { user, read } = await createStreamReader();
  await insertNotification(user.id, 'antes');
  const first = await read();
  expect(first.map(({ event }) => event)).toEqual(['ready']);
  await insertNotification(user.id, 'uno');
  await insertNotification(user.id, 'dos');
  await insertNotification(api.company.users.Admin.id, 'de otra persona');
  const second = await read(getLastId(first));
  expect(getTitles(second)).toEqual(['uno', 'dos']);
  expect(getTitles(await read(getLastId(second)))).toEqual([]);
});

test('R-10 streams that all have something to read leave connections to requests', async () => {
  const db = openDb(api.url, { max: 4 });
  // All connections are open, so that none is awaited while the streams read.
  await Promise.all(Array.from({ length: 4 }, () => sql`select 1`.execute(db)));
  let readyCount = 0;
  const hub = createNotificationHub();
  const streams = Array.from({ length: 300 }, () => {
    const deps = { db, hub, onFailure: () => undefined };
    const options = { userId: randomUUID(), sessionHash: randomUUID(), lastEventId: undefined, once: false };
    return openNotificationStream(deps, options).once('data', () => {
      readyCount += 1;
    });
  });
  const ended = Promise.all(streams.map((stream) => once(stream, 'close')));
  // The streams ask for their connections first.
  await nextTurn();
  await sql`select 1`.execute(db);
  expect(readyCount).toBeLessThan(30);
  // Nobody has these sessions, so each stream ends after its first read.
  await ended;
  await db.destroy();
});

test('R-10 a reconnect resumes after the last received notification', async () => {
  const { user, read } = await createStreamReader();
  const [ready] = await read();
  for (const title of ['uno', 'dos', 'tres']) await insertNotification(user.id, title);
  const all = (await read(ready?.id)).filter(({ event }) => event === 'notification');
  expect(getTitles(await read(all[0]?.id))).toEqual(['dos', 'tres']);
  expect(getTitles(await read(all[1]?.id))).toEqual(['tres']);
});

test('R-10 after many notifications every event id fits a request header and resumes the stream', async () => {
  const { user, read } = await createStreamReader();
  const [ready] = await read();
  await sql`insert into notifications (user_id, type, title, body)
    select ${user.id}, 'sale.created', n::text, 'x' from generate_series(1, 600) n`.execute(api.db);
  const all = (await read(ready?.id)).filter(({ event }) => event === 'notification');
  expect(Math.max(...all.map(({ id }) => id.length))).toBeLessThan(8_192);
  const resumed = await read(all.at(-2)?.id);
  expect(getTitles(resumed)).toEqual([all.at(-1)?.data.title]);
  expect(getTitles(await read(getLastId(resumed)))).toEqual([]);
});

test('R-10 a database restored into another cluster sends none of its old notifications, and each new one', async () => {
  const { user, read } = await createStreamReader();
  const before = await read();
  await insertNotification(user.id, 'antigua');
  // A dump of a cluster with more transactions.
  await runStatement(
    api.ownerUrl,
    `update notifications set tx = (pg_current_xact_id()::text::bigint + 1000000)::text::xid8`,
  );
  await runStatement(api.ownerUrl, `update database_epoch set system_identifier = 'another cluster'`);
  await renewEpoch(api.ownerUrl);
  const restored = await read(getLastId(before));
  expect(getTitles(restored)).toEqual([]);
  expect(getLastId(restored)).not.toBe(getLastId(before));
  await insertNotification(user.id, 'nueva');
  expect(getTitles(await read(getLastId(restored)))).toEqual(['nueva']);
  await renewEpoch(api.ownerUrl);
  expect((await read(getLastId(restored))).map(({ event }) => event)).toEqual(['ready', 'notification']);
});

test('R-10 a stream continues after a recovery to an earlier moment', async () => {
  const { user, read } = await createStreamReader();
  const position = getLastId(await read());
  const undone = await read(position.replace(/:\d+:\d+:[\d,]*$/, ':90000000:90000000:'));
  await insertNotification(user.id, 'nueva');
  expect(getTitles(await read(getLastId(undone)))).toEqual(['nueva']);
});

test('R-10 a reconnect sends a notification whose transaction committed after later ones', async () => {
  const { user, read } = await createStreamReader();
  const [ready] = await read();
  let events: StreamEvent[] = [];
  await api.db.transaction().execute(async (slow) => {
    await insertNotification(user.id, 'lenta', slow as typeof api.db);
    await insertNotification(user.id, 'rápida');
    events = await read(ready?.id);
    expect(getTitles(events)).toEqual(['rápida']);
  });
  expect(getTitles(await read(getLastId(events)))).toEqual(['lenta']);
});

test.each(['', 'x', '1:2:; drop table users', `1:1:+${randomUUID()}+no`])(
  'R-10 a stream with the invalid Last-Event-ID “%s” starts like a new one',
  async (id) => {
    const { user, read } = await createStreamReader();
    await insertNotification(user.id, 'antes');
    expect((await read(id)).map(({ event }) => event)).toEqual(['ready']);
  },
);

test('R-10 R-19 R-42 a stream sends what another instance writes and ends with the account', async () => {
  const { user } = await createStreamReader();
  const db = openDb(api.url, { max: 4 });
  const secondServer = await buildServer(api.settings, { db, databaseUrl: api.url });
  const address = await secondServer.listen({ port: 0, host: '127.0.0.1' });
  try {
    const headers = {
      [api.settings.apiKeyHeader]: api.settings.apiKey,
      cookie: `surco=${await createSession(db, user.id)}`,
    };
    const response = await fetch(`${address}/api/notifications/stream`, { headers });
    const stream = response.body?.getReader();
    if (!stream) throw new Error('The response has no stream.');
    const decoder = new TextDecoder();
    let text = '';
    const readUntil = async (word: string): Promise<void> => {
      while (!text.includes(word)) {
        const { value, done } = await stream.read();
        if (done) throw new Error(`The stream ended before ${word}.`);
        text += decoder.decode(value, { stream: true });
      }
    };
    await readUntil('event: ready');
    await insertNotification(user.id, 'en vivo');
    await readUntil('en vivo');
    const admin = await api.signInAs(api.company.users.Admin);
    const params = [{ key: 'labour', value: 6100 }];
    expect((await admin.send('PUT', '/simulator-params', { params })).status).toBe(200);
    await readUntil('event: changed\ndata: {"what":"referenceData"}\n\n');
    await sql`update users set status = 'INACTIVO' where id = ${user.id}`.execute(api.db);
    await insertNotification(user.id, 'para nadie');
    const rest = await stream.read();
    expect(rest.done).toBe(true);
  } finally {
    await secondServer.close();
    await db.destroy();
  }
});

describe('the list of notifications', () => {
  let consultant: TestClient;
  let colleague: TestClient;
  beforeAll(async () => {
    const { company, db } = api;
    consultant = await api.signInAs(company.consultant);
    colleague = await api.signInAs(company.colleague);
    const createRow = (user_id: string, number: number) => ({
      user_id,
      type: 'sale.created',
      title: `Venta ${number}`,
      body: 'Se vendió.',
      link: '/dashboard/sales/list/sale',
      created_at: new Date(Date.UTC(2026, 0, number)),
    });
    await db
      .insertInto('notifications')
      .values([
        ...Array.from({ length: 12 }, (_, index) => createRow(company.consultant.id, index + 1)),
        createRow(company.colleague.id, 20),
      ])
      .execute();
  });

  type NotificationRecord = { id: string; title: string; readAt: string | null };
  const listNotifications = async (visitor: TestClient, query = '') => {
    const { body } = await visitor.get(`/notifications${query}`);
    return { total: body.totalRecords, rows: body.data as NotificationRecord[] };
  };

  test('R-10 E-04 lists the user’s own notifications, latest first', async () => {
    const { total, rows } = await listNotifications(consultant);
    expect([total, rows.length, rows[0]?.title, rows[9]?.title]).toEqual([12, 10, 'Venta 12', 'Venta 3']);
    expect((await listNotifications(colleague)).total).toBe(1);
    expect((await listNotifications(consultant, '?page=2')).rows.map(({ title }) => title)).toEqual([
      'Venta 2',
      'Venta 1',
    ]);
    expect((await consultant.get('/notifications?sort=title')).status).toBe(400);
  });

  test('R-10 marks a notification as read and answers 404 for that of another user', async () => {
    const [first] = (await listNotifications(consultant)).rows;
    expect((await colleague.send('PUT', `/notifications/${first?.id}/read`)).status).toBe(404);
    const read = await consultant.send('PUT', `/notifications/${first?.id}/read`);
    const again = await consultant.send('PUT', `/notifications/${first?.id}/read`);
    expect(read.body.data).toMatchObject({ id: first?.id, readAt: expect.any(String) });
    expect(again.body).toEqual(read.body);
    expect((await listNotifications(consultant, '?unread=true&size=1')).total).toBe(11);
    expect((await listNotifications(consultant, '?unread=false')).rows.map(({ id }) => id)).toEqual([first?.id]);
  });

  test('R-10 marks all notifications of the user as read', async () => {
    expect((await consultant.post('/notifications/read-all')).body.data).toEqual({ read: 11 });
    expect((await consultant.post('/notifications/read-all')).body.data).toEqual({ read: 0 });
    expect((await listNotifications(consultant, '?unread=true')).total).toBe(0);
    expect((await listNotifications(colleague, '?unread=true')).total).toBe(1);
  });
});
