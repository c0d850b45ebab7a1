import { randomUUID } from 'node:crypto';
import { prepareSale } from '../../src/databases/mixedRequests';
import { startInstance, type Instance } from '../../src/databases/startInstance';
import { fillSales } from '../data/fillSales';
import { withClient } from '../data/withClient';
import { createDeadline, measureResponseTimes } from '../load/httpLoad';
import { CONSULTANT_EMAIL, signIn } from '../signIn';
import { formatMs, median, quantile } from '../statistics';

const PROCESSES = [1, 2, 4] as const;
const WRITERS = [1, 4, 8] as const;
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

/** @returns how many sales these writers create per second, divided among the instances */
async function measureWrites(
  instances: readonly Instance[],
  headers: Record<string, string>,
  writers: number,
  body: string,
) {
  const isOver = createDeadline(SECONDS);
  let created = 0;
  const write = async ({ origin }: Instance): Promise<void> => {
    while (!isOver()) {
      const response = await fetch(`${origin}/api/sales`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
        body,
      });
      if (!response.ok) throw new Error(`POST /sales: ${response.status} ${await response.text()}`);
      await response.arrayBuffer();
      created += 1;
    }
  };
  const used = Array.from({ length: writers }, (_, index) => instances[index % instances.length]);
  await Promise.all(used.map((instance) => instance && write(instance)));
  return created / SECONDS;
}

/** Sales created per second by 1, 4 and 8 writers, alternately. */
async function compareWriters(instances: readonly Instance[], headers: Record<string, string>, databaseUrl: string) {
  const body = JSON.stringify(await prepareSale(databaseUrl));
  const runs = WRITERS.map((writers) => ({ writers, perSecond: [] as number[] }));
  await measureWrites(instances, headers, 1, body);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const { writers, perSecond } of runs) perSecond.push(await measureWrites(instances, headers, writers, body));
  return runs.map(({ writers, perSecond }) => ({ writers, 'sales/s': median(perSecond).toFixed(0) }));
}

/** Throughput of 1, 2 and 4 processes of the API on this machine, and how many sales they create. */
export async function measureProcessScaling(postgresUrl: string, folder: string, saleCount: number): Promise<void> {
  await withClient(postgresUrl, (client) => client.query('create database bench_processes'));
  const databaseUrl = Object.assign(new URL(postgresUrl), { pathname: '/bench_processes' }).href;
  const instances: Instance[] = [];
  for (let index = 0; index < Math.max(...PROCESSES); index += 1)
    instances.push(await startInstance(folder, { DATABASE_URL: databaseUrl, LOG_LEVEL: 'warn' }));
  const [first] = instances;
  if (!first) return;
  const rows = await withClient(databaseUrl, (client) => fillSales(client, saleCount));
  const { headers } = await signIn(first.origin, CONSULTANT_EMAIL);
  console.log(`\nPage 10 of ${rows} sales for ${CONCURRENT_USERS} users, divided among processes`);
  console.table(await compareProcesses(instances, headers));
  console.log('\nSales created, divided among two processes');
  console.table(await compareWriters(instances.slice(0, 2), headers, databaseUrl));
}
