import assert from 'node:assert/strict';
import { withClient } from '../../bench/data/withClient';
import { buildUrl } from './cluster';
import { formatMs, measure } from './measure';
import { createMixedRequests, sendRequests } from './mixedRequests';
import { reconnectPooler } from './pooler';
import { startInstance } from './startInstance';

const requestCount = 2_000;
const clients = 20;
const restarts = 5;

/** Advisory locks, while no instance runs. */
const countAdvisoryLocks = (url: string): Promise<number> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ n: number }>(
      "select count(*)::int as n from pg_locks where locktype = 'advisory'",
    );
    return rows[0]?.n ?? 0;
  });

/** Through the pooler, the `statement_timeout` of the role ends a statement that runs too long. */
async function assertStatementEnds(url: string): Promise<void> {
  const { ms } = await measure(() =>
    assert.rejects(
      withClient(url, (client) => client.query('select pg_sleep(60)')),
      { code: '57014' },
    ),
  );
  console.log(`A statement through the pooler ended on the server after ${formatMs(ms)}.`);
}

/** Runs the API behind the pooler: refuses a role without timeout, fails no request, and restarts without hanging. */
export async function tryPooler(folder: string, ports: { pooler: number; server: number }): Promise<void> {
  const url = buildUrl([ports.pooler], 'surco_app:surco');
  const directUrl = buildUrl([ports.server], 'surco_app');
  const ownerUrl = buildUrl([ports.server], 'surco_owner');
  const env = { DATABASE_URL: url, DATABASE_DIRECT_URL: directUrl, DATABASE_OWNER_URL: ownerUrl };

  await assert.rejects(startInstance(folder, env), /ended with code 1/);
  console.log('A role without statement_timeout is refused.');
  await withClient(directUrl, (client) => client.query("alter role surco_app set statement_timeout = '3s'"));
  await reconnectPooler(ports.pooler);

  await assertStatementEnds(url);

  let instance = await startInstance(folder, env);
  const requests = await createMixedRequests(instance.origin, ownerUrl);
  const { failures, times } = await sendRequests(requests, requestCount, clients);
  const percentile = (share: number) => formatMs(times[Math.floor(times.length * share)]);
  console.log(
    `${requestCount} requests of ${clients} clients: ${failures.length} failed, median ${percentile(0.5)}, p99 ${percentile(0.99)}.`,
  );
  assert.deepEqual(failures, []);

  for (let n = 1; n <= restarts; n += 1) {
    const stop = await measure(() => instance.stop('SIGTERM'));
    assert.equal(stop.result, 0);
    const start = await measure(() => startInstance(folder, env));
    instance = start.result;
    console.log(`Restart ${n}: stopped in ${formatMs(stop.ms)}, ready after ${formatMs(start.ms)}.`);
  }
  await instance.stop('SIGTERM');
  assert.equal(await countAdvisoryLocks(ownerUrl), 0);
  console.log('No advisory lock is left.');
}
