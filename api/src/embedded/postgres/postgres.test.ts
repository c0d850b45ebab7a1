import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '.';

const dataDir = mkdtempSync(join(tmpdir(), 'surco-postgres-'));
const folder = join(dataDir, 'postgres');
const start = () => startEmbeddedPostgres({ dataDir });
const running: EmbeddedPostgres[] = [];
const started = async () => {
  const database = await start();
  running.push(database);
  return database;
};
afterAll(async () => {
  await Promise.all(running.map((database) => database.stop()));
  rmSync(dataDir, { recursive: true, force: true });
});

async function ask(url: string, sql: string): Promise<unknown> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query({ text: sql, rowMode: 'array' })).rows[0]?.[0];
  } finally {
    await client.end();
  }
}

test('the server is UTF-8, knows Spanish order and can search without accents', async () => {
  const { url, stop } = await started();
  expect(await ask(url, 'show server_encoding')).toBe('UTF8');
  expect(
    await ask(
      url,
      `select array_agg(w order by w collate "es-x-icu") from unnest(array['zorra','ñu','nube','árbol']) w`,
    ),
  ).toEqual(['árbol', 'nube', 'ñu', 'zorra']);
  expect(await ask(url, `select lower('ÁÑ')`)).toBe('áñ');
  await ask(url, 'create extension unaccent');
  expect(await ask(url, `select unaccent('Tepatitlán')`)).toBe('Tepatitlan');
  await ask(url, 'create table kept as select 42 as n');
  expect(statSync(folder).uid).not.toBe(0);
  await stop();
});

test('what was written is there after a restart, and a second start on the folder is refused', async () => {
  const { url, stop } = await started();
  expect(await ask(url, 'select n from kept')).toBe(42);
  await expect(start()).rejects.toThrow(`Otro Surco ya usa la carpeta ${folder}`);
  await stop();
});

test('a stale pid file that names a living process of somebody else is no obstacle', async () => {
  writeFileSync(join(folder, 'postmaster.pid'), `${process.pid}\n${folder}\n1\n5432\n\n127.0.0.1\n0 0\nready   \n`);
  chmodSync(join(folder, 'postmaster.pid'), 0o600);
  const { url, stop } = await started();
  expect(await ask(url, 'select n from kept')).toBe(42);
  await stop();
});

test('a server that is killed comes back under the same address with what it had acknowledged', async () => {
  const { url, stop } = await started();
  await ask(url, 'insert into kept values (43)');
  const pid = Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0]);
  process.kill(pid, 'SIGKILL');
  const until = Date.now() + 30_000;
  let count: unknown;
  while (count === undefined && Date.now() < until) {
    count = await ask(url, 'select count(*)::int from kept').catch(() => new Promise((next) => setImmediate(next)));
  }
  expect(count).toBe(2);
  await stop();
});
