import { startInstance, type Instance } from '../startInstance';
import { fillSales } from '../data/fillSales';
import { withClient } from '../data/withClient';
import { createDeadline, measureResponseTimes } from '../load/httpLoad';
import { CONSULTANT_EMAIL, signIn } from '../signIn';
import { formatMs, median, quantile } from '../statistics';
import { measureListDuringWrites, measureSaleWriters, type SaleVersion } from './saleWriters';

const PROCESSES = [1, 2, 4] as const;
const CONCURRENT_USERS = 16;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);
const ROUNDS = 3;
const LIST = '/api/sales?page=10&size=10&status=REGISTRADA&sort=-date';

/** Response times of the list while the users are divided among these instances. */
async function measureList(instances: readonly Instance[], headers: Record<string, string>): Promise<number[]> {
  const isOver = createDeadline(SECONDS);
  const times = instances.map(({ origin }) =>
    measureResponseTimes({ url: `${origin}${LIST}`, headers }, CONCURRENT_USERS / instances.length, isOver),
  );
  return (await Promise.all(times)).flat();
}

/** Lists with 1, 2 and 4 processes, alternately. */
async function compareProcesses(instances: readonly Instance[], headers: Record<string, string>) {
  const runs = PROCESSES.map((count) => ({ count, perSecond: [] as number[], times: [] as number[] }));
  await measureList(instances, headers);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const { count, perSecond, times } of runs) {
      const measured = await measureList(instances.slice(0, count), headers);
      perSecond.push(measured.length / SECONDS);
      times.push(...measured);
    }
  return runs.map(({ count, perSecond, times }) => ({
    processes: count,
    'lists/s': median(perSecond).toFixed(0),
    'median ms': formatMs(median(times)),
    'p99 ms': formatMs(quantile(times, 0.99)),
  }));
}

/** Starts instances on a new database with `saleCount` sales. */
async function startVersion(
  postgresUrl: string,
  folder: string,
  saleCount: number,
  { name, checkout, count }: { name: string; checkout?: string; count: number },
): Promise<SaleVersion & { rows: number }> {
  const databaseName = `bench_processes_${name}`;
  await withClient(postgresUrl, (client) => client.query(`create database ${databaseName}`));
  const databaseUrl = Object.assign(new URL(postgresUrl), { pathname: `/${databaseName}` }).href;
  const env = { DATABASE_URL: databaseUrl, LOG_LEVEL: 'warn' };
  const instances: Instance[] = [];
  for (let index = 0; index < count; index += 1)
    instances.push(await startInstance(folder, env, checkout ? { checkout } : {}));
  const rows = await withClient(databaseUrl, (client) => fillSales(client, saleCount));
  return { name, instances, databaseUrl, folder, rows };
}

/**
 * Throughput of 1, 2 and 4 processes of the API on this machine, and how many sales two of them create: of this
 * checkout and, in turn, of the one in `BENCH_BASELINE`.
 */
export async function measureProcessScaling(postgresUrl: string, folder: string, saleCount: number): Promise<void> {
  const current = await startVersion(postgresUrl, folder, saleCount, {
    name: 'current',
    count: Math.max(...PROCESSES),
  });
  const { headers } = await signIn(current.instances[0]?.origin ?? '', CONSULTANT_EMAIL);
  console.log(`\nPage 10 of ${current.rows} sales for ${CONCURRENT_USERS} users, divided among processes`);
  console.table(await compareProcesses(current.instances, headers));
  for (const { stop } of current.instances.slice(2)) await stop();
  const checkout = process.env.BENCH_BASELINE;
  const baseline = checkout
    ? [await startVersion(postgresUrl, folder, saleCount, { name: 'baseline', checkout, count: 2 })]
    : [];
  const two = { ...current, instances: current.instances.slice(0, 2) };
  await measureSaleWriters([...baseline, two]);
  await measureListDuringWrites(two, LIST);
}
