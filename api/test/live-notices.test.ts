import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { openDb } from '../src/db/pool';
import { buildServer } from '../src/server';
import { createSession } from '../src/plugins/session/store';
import { startApi, type TestApi } from './harness';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

interface Sent {
  event: string;
  id: string;
  data: { id?: string; title?: string };
}

const parse = (text: string): Sent[] =>
  text
    .split('\n\n')
    .filter((part) => part.startsWith('event:'))
    .map((part) => {
      const [event = '', id = '', data = '{}'] = part.split('\n').map((line) => line.slice(line.indexOf(':') + 2));
      return { event, id, data: JSON.parse(data) as Sent['data'] };
    });

const write = (userId: string, title: string, db = api.db) =>
  sql`with told as (insert into notifications (user_id, type, title, body) values (${userId}, 'sale.created', ${title}, 'x')
    returning id, user_id) select pg_notify('notifications', json_build_object('userId', user_id, 'id', id)::text) from told`.execute(
    db,
  );

const reader = async () => {
  const user = await api.make.user('Supervisor', {}, [api.company.zone.id]);
  const visitor = await api.as(user);
  const read = async (lastEventId?: string) => {
    const headers = lastEventId === undefined ? {} : { 'last-event-id': lastEventId };
    const answer = await visitor.get('/notifications/stream?once=true', headers);
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/event-stream; charset=utf-8']);
    return parse(answer.file.toString('utf8'));
  };
  return { user, read };
};
const titles = (sent: Sent[]) => sent.filter(({ event }) => event === 'notification').map(({ data }) => data.title);
const lastId = (sent: Sent[]) => sent.at(-1)?.id ?? '';

test('R-10 a stream begins now; who comes back gets what it missed, each once', async () => {
  const { user, read } = await reader();
  await write(user.id, 'antes');
  const first = await read();
  expect(first.map(({ event }) => event)).toEqual(['ready']);
  await write(user.id, 'uno');
  await write(user.id, 'dos');
  await write(api.company.users.Admin.id, 'de otra persona');
  const second = await read(lastId(first));
  expect(titles(second)).toEqual(['uno', 'dos']);
  expect(titles(await read(lastId(second)))).toEqual([]);
});

test('R-10 a connection that breaks between two notices goes on with the second', async () => {
  const { user, read } = await reader();
  const [ready] = await read();
  for (const title of ['uno', 'dos', 'tres']) await write(user.id, title);
  const all = (await read(ready?.id)).filter(({ event }) => event === 'notification');
  expect(titles(await read(all[0]?.id))).toEqual(['dos', 'tres']);
  expect(titles(await read(all[1]?.id))).toEqual(['tres']);
});

test('R-10 a write that began before and ended after is not missed', async () => {
  const { user, read } = await reader();
  const [ready] = await read();
  let seen: Sent[] = [];
  await api.db.transaction().execute(async (slow) => {
    await write(user.id, 'lenta', slow as typeof api.db);
    await write(user.id, 'rápida');
    seen = await read(ready?.id);
    expect(titles(seen)).toEqual(['rápida']);
  });
  expect(titles(await read(lastId(seen)))).toEqual(['lenta']);
});

test.each(['', 'x', '1:2:; drop table users', `1:1:+${randomUUID()}+no`])(
  'R-10 a last id like “%s” begins anew',
  async (id) => {
    const { user, read } = await reader();
    await write(user.id, 'antes');
    expect((await read(id)).map(({ event }) => event)).toEqual(['ready']);
  },
);

test('R-10 R-19 R-42 two instances: what one writes is heard at the other at once, and its end ends the stream', async () => {
  const { user } = await reader();
  const db = openDb(api.url, { max: 4 });
  const other = await buildServer(api.settings, { db, databaseUrl: api.url });
  const address = await other.listen({ port: 0, host: '127.0.0.1' });
  try {
    const headers = {
      [api.settings.apiKeyHeader]: api.settings.apiKey,
      cookie: `surco=${await createSession(db, user.id)}`,
    };
    const response = await fetch(`${address}/api/notifications/stream`, { headers });
    const stream = response.body?.getReader();
    if (!stream) throw new Error('A stream.');
    const decoder = new TextDecoder();
    let text = '';
    const until = async (word: string): Promise<void> => {
      while (!text.includes(word)) {
        const { value, done } = await stream.read();
        if (done) throw new Error(`It ended before ${word}.`);
        text += decoder.decode(value, { stream: true });
      }
    };
    await until('event: ready');
    await write(user.id, 'en vivo');
    await until('en vivo');
    const admin = await api.as(api.company.users.Admin);
    const params = [{ key: 'labour', value: 6100 }];
    expect((await admin.send('PUT', '/simulator-params', { params })).status).toBe(200);
    await until('event: changed\ndata: {"what":"catalogue"}\n\n');
    await sql`update users set status = 'INACTIVO' where id = ${user.id}`.execute(api.db);
    await write(user.id, 'para nadie');
    const rest = await stream.read();
    expect(rest.done).toBe(true);
  } finally {
    await other.close();
    await db.destroy();
  }
});
