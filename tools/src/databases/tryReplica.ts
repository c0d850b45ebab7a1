import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import { CONSULTANT_EMAIL } from '../../bench/signIn';
import { withClient } from '../../bench/data/withClient';
import { buildUrl, createStandby, promote, startCluster, type Cluster, type ClusterOptions } from './cluster';
import { formatMs, measure } from './measure';
import { createMixedRequests, prepareSale, sendRequests } from './mixedRequests';
import { createSalesClient, type SalesClient } from './salesClient';
import { startInstance } from './startInstance';

const minWriteCount = 50;
/** A replica that is two seconds behind is used two seconds after its first check, when it has what was written then. */
const firstUseMs = 4_000;

/** Has the standby replay commits this much later, as a slow line would. */
const setReplayDelay = ({ port }: Cluster, delay: string): Promise<void> =>
  withClient(`postgres://postgres@127.0.0.1:${port}/postgres`, async (client) => {
    await client.query(`alter system set recovery_min_apply_delay = '${delay}'`);
    await client.query('select pg_reload_conf()');
  });

async function waitUntil(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await wait(100);
}

/** Who has written reads it at once; others read the replica, which is two seconds behind. */
async function assertReadsOwnWrites(writer: SalesClient, reader: SalesClient, sale: unknown): Promise<void> {
  // The first read has the replica checked.
  await reader.countSales();
  const since = performance.now();
  let writeCount = 0;
  let staleReads = 0;
  while (writeCount < minWriteCount || (staleReads === 0 && performance.now() - since < firstUseMs)) {
    const before = await writer.countSales();
    assert.ok(await writer.createSale(sale));
    writeCount += 1;
    const own = await writer.countSales();
    assert.equal(own, before + 1);
    if ((await reader.countSales()) < own) staleReads += 1;
  }
  console.log(`${writeCount} writes: the writer always read them; ${staleReads} reads of another session were older.`);
  assert.ok(staleReads > 0, 'No read used the replica.');
}

/** A replica that is more than five seconds behind is not used. */
async function assertLaggingReplicaUnused(standby: Cluster, writer: SalesClient, reader: SalesClient, sale: unknown) {
  await setReplayDelay(standby, '1h');
  await writer.createSale(sale);
  const { ms } = await measure(async () => {
    const count = await writer.countSales();
    await waitUntil(async () => (await reader.countSales()) === count);
  });
  await setReplayDelay(standby, '0');
  console.log(`With a replica that stands still, others read the write after ${formatMs(ms)}.`);
  assert.ok(ms < 7_000);
}

/** Waits until the standby has replayed what the primary has written now. */
const waitForReplay = ({ port }: Cluster): Promise<void> =>
  withClient(`postgres://postgres@127.0.0.1:${port}/postgres`, async (client) => {
    const { rows } = await client.query<{ lsn: string }>('select pg_current_wal_lsn() as lsn');
    await waitUntil(async () => {
      const replayed = await client.query('select from pg_stat_replication where replay_lsn >= $1', [rows[0]?.lsn]);
      return replayed.rowCount === 1;
    });
  });

/** The primary is lost and the standby promoted: the running instance goes on there. */
async function assertFailoverFollowed(primary: Cluster, standby: Cluster, client: SalesClient, sale: unknown) {
  const before = await client.countSales();
  await waitForReplay(primary);
  await primary.stop('SIGQUIT');
  await promote(standby);
  const { ms } = await measure(() => waitUntil(() => client.createSale(sale)));
  assert.equal(await client.countSales(), before + 1);
  console.log(`After the promotion of the standby the first sale was recorded within ${formatMs(ms)}.`);
  assert.ok(ms < 10_000);
}

/** Runs the API with a streaming replica: own writes are read, a failing replica costs nothing, a failover is followed. */
export async function tryReplica(options: ClusterOptions, primary: Cluster): Promise<void> {
  const standby = await createStandby(options, primary);
  const ports = [primary.port, standby.port];
  const ownerUrl = buildUrl(ports, 'surco_owner');
  const instance = await startInstance(options.folder, {
    DATABASE_URL: buildUrl(ports, 'surco_app'),
    DATABASE_OWNER_URL: ownerUrl,
    DATABASE_READ_URL: buildUrl([standby.port], 'surco_app'),
  });
  const primaryUrl = buildUrl([primary.port], 'surco_owner');
  const sale = await prepareSale(primaryUrl);
  const writer = await createSalesClient(instance.origin, CONSULTANT_EMAIL);
  const reader = await createSalesClient(instance.origin, CONSULTANT_EMAIL);

  await setReplayDelay(standby, '2s');
  await assertReadsOwnWrites(writer, reader, sale);
  await assertLaggingReplicaUnused(standby, writer, reader, sale);

  const requests = await createMixedRequests(instance.origin, primaryUrl);
  const [{ failures }] = await Promise.all([
    sendRequests(requests, 600, 10),
    wait(500).then(() => standby.stop('SIGQUIT')),
  ]);
  console.log(`600 requests while the replica is killed: ${failures.length} failed.`);
  assert.deepEqual(failures, []);

  const restarted = await startCluster(options, 'standby', standby.port);
  await assertFailoverFollowed(primary, restarted, writer, sale);
  assert.equal(await instance.stop('SIGTERM'), 0);
}
