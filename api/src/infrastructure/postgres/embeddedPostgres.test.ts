import { chmodSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { StartError } from '../../core/settings/startError';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embeddedPostgres';
import { readPidFile } from './orphanServer';

const dataDir = mkdtempSync(join(tmpdir(), 'surco-postgres-'));
const folder = join(dataDir, 'postgres');
const start = () => startEmbeddedPostgres({ dataDir });
const running: EmbeddedPostgres[] = [];
const startWithCleanup = async () => {
  const database = await start();
  running.push(database);
  return database;
};
afterAll(async () => {
  await Promise.all(running.map((database) => database.stop()));
  rmSync(dataDir, { recursive: true, force: true });
});

async function queryValue(url: string, sql: string): Promise<unknown> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query({ text: sql, rowMode: 'array' })).rows[0]?.[0];
  } finally {
    await client.end();
  }
}

test('uses UTF-8, sorts in Spanish and searches without accents', async () => {
  const { ownerUrl: url, superuserUrl, stop } = await startWithCleanup();
  expect(await queryValue(url, 'show server_encoding')).toBe('UTF8');
  expect(
    await queryValue(
      url,
      `select array_agg(w order by w collate "es-x-icu") from unnest(array['zorra','ñu','nube','árbol']) w`,
    ),
  ).toEqual(['árbol', 'nube', 'ñu', 'zorra']);
  expect(await queryValue(url, `select lower('ÁÑ')`)).toBe('áñ');
  await queryValue(url, 'create extension unaccent');
  expect(await queryValue(url, `select unaccent('Tepatitlán')`)).toBe('Tepatitlan');
  // As an older Surco created its tables.
  await queryValue(superuserUrl, 'create table stored as select 42 as n');
  expect(statSync(folder).uid).not.toBe(0);
  await stop();
});

test('data survives a restart with a stale pid file of another process, and belongs to the owner role; a second start on the folder is refused', async () => {
  writeFileSync(join(folder, 'postmaster.pid'), `${process.pid}\n${folder}\n1\n5432\n\n127.0.0.1\n0 0\nready   \n`);
  chmodSync(join(folder, 'postmaster.pid'), 0o600);
  const { ownerUrl: url, stop } = await startWithCleanup();
  expect(await queryValue(url, 'select n from stored')).toBe(42);
  expect(await queryValue(url, `select tableowner from pg_tables where tablename = 'stored'`)).toBe('surco_owner');
  await expect(start()).rejects.toThrow(`Another Surco uses the folder ${folder}`);
  await stop();
});

const readServerPid = () => Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0]);

/** Repeats the query until the database answers. */
async function queryUntilAvailable(url: string, sql: string): Promise<unknown> {
  for (const until = Date.now() + 30_000; ;) {
    try {
      return await queryValue(url, sql);
    } catch (error) {
      if (Date.now() > until) throw error;
      await new Promise((next) => setImmediate(next));
    }
  }
}

test('a server killed again and again, also while it restarts, is at the same address with all acknowledged data', async () => {
  const { ownerUrl: url, stop } = await startWithCleanup();
  await queryValue(url, 'insert into stored values (43)');
  const pids = new Set<number>();
  const kill = () => {
    const pid = readServerPid();
    pids.add(pid);
    process.kill(pid, 'SIGKILL');
    return pid;
  };
  kill();
  expect(await queryUntilAvailable(url, 'select count(*)::int from stored')).toBe(2);
  const first = kill();
  const until = Date.now() + 30_000;
  let second: number | undefined;
  while (second === undefined && Date.now() < until) {
    const found = await readPidFile(folder);
    if (found && found.pid !== first) second = found.pid;
  }
  // A pid of 0 would be the process group of the test runner.
  if (!second) throw new Error('No second server started within 30 s.');
  process.kill(second, 'SIGKILL');
  expect(await queryUntilAvailable(url, 'select count(*)::int from stored')).toBe(2);
  expect(pids.size).toBe(2);
  await stop();
});

test('gives up with a StartError when every restart fails, and the log has all attempts', async () => {
  const restartPolicy = { pausesMs: [0, 10], healthyAfterMs: 60_000 };
  let server: EmbeddedPostgres | undefined;
  const reason = await new Promise<Error>((onGiveUp, reject) => {
    startEmbeddedPostgres({ dataDir, restartPolicy, onGiveUp }).then((database) => {
      server = database;
      running.push(database);
      const pid = readServerPid();
      renameSync(join(folder, 'global'), join(folder, 'global.hidden'));
      process.kill(pid, 'SIGKILL');
    }, reject);
  });
  expect(reason).toBeInstanceOf(StartError);
  expect(reason.message).toMatch(
    /died and 2 restarts in a row failed\. PostgreSQL did not start in .*could not find the database/,
  );
  await expect(start()).rejects.toThrow(/did not start in .*could not find the database/);
  const log = readFileSync(join(dataDir, 'postgres.log'), 'utf8');
  expect(log.match(/pg_control/g)?.length).toBeGreaterThanOrEqual(3);
  expect(log).toContain('database system is ready to accept connections');
  await server?.stop();
});
