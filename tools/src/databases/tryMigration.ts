import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { migrate } from '../../../api/src/core/db/migration/migrate';
import { withClient } from '../../bench/data/withClient';
import { ROOT } from '../packages';
import { buildUrl } from './cluster';
import { formatMs, measure } from './measure';
import { createMixedRequests, sendRequests } from './mixedRequests';
import { startInstance } from './startInstance';

const readerSeconds = 25;
const clients = 5;
const name = '9999_trial.sql';

/** The migrations of the product, and one that needs the table of sales for itself. */
function createMigrations(folder: string): string {
  const migrations = mkdtempSync(join(folder, 'migrations-'));
  cpSync(join(ROOT, 'api', 'migrations'), migrations, { recursive: true });
  writeFileSync(join(migrations, name), 'alter table sales add column trial text;');
  return migrations;
}

/** A report that has read sales and keeps its transaction open. */
const readSlowly = (url: string): Promise<unknown> =>
  withClient(url, async (client) => {
    await client.query('begin');
    await client.query('select count(*) from sales');
    await client.query(`select pg_sleep(${readerSeconds})`);
    await client.query('commit');
  });

/** A migration that meets a long reader waits in turns, and requests go on in between. */
export async function tryMigration(folder: string, port: number): Promise<void> {
  const ownerUrl = buildUrl([port], 'surco_owner');
  const instance = await startInstance(folder, {
    DATABASE_URL: buildUrl([port], 'surco_app'),
    DATABASE_OWNER_URL: ownerUrl,
  });
  const requests = await createMixedRequests(instance.origin, ownerUrl);
  const reader = readSlowly(ownerUrl);
  // The migration begins when the reader has the table.
  await wait(1_000);
  let retries = 0;
  const pause = () => {
    retries += 1;
    return wait(3_000);
  };
  let isApplied = false;
  const migration = measure(() => migrate(ownerUrl, createMigrations(folder), { pause })).finally(() => {
    isApplied = true;
  });
  const { failures, times } = await sendRequests(requests, Infinity, clients, () => isApplied);
  const { result, ms } = await migration;
  await reader;
  console.log(
    `A migration behind a reader of ${readerSeconds} s: applied after ${formatMs(ms)} and ${retries} retries; ${times.length} requests meanwhile: ${failures.length} failed, median ${formatMs(times[Math.floor(times.length / 2)])}, longest ${formatMs(times.at(-1))}.`,
  );
  assert.deepEqual([result, failures], [[name], []]);
  assert.ok(retries > 1);
  assert.ok((times.at(-1) ?? 0) < 8_000);
  assert.equal(await instance.stop('SIGTERM'), 0);
  await withClient(ownerUrl, async (client) => {
    await client.query('alter table sales drop column trial');
    await client.query('delete from migrations where name = $1', [name]);
  });
}
