import { randomUUID } from 'node:crypto';
import { fillCustomers } from '../data/fillCustomers';
import { fillSales } from '../data/fillSales';
import { withClient } from '../data/withClient';
import { median } from '../median';
import { prepareSale } from '../prepareSale';
import { ADMIN_EMAIL, CONSULTANT_EMAIL, signIn } from '../signIn';
import { type Bench, type Instance, startInstance } from '../startInstance';
import { CALLS, MEASURED_LIST } from './calls';
import { captureListQuery, runPgbench, startBareServer } from './comparisons';
import { measureHostileBodies, measureImport, measureReport } from './disturbances';
import { type RequestTarget, runLoad } from './load';

const SALE_COUNT = Number(process.env.BENCH_SALES ?? 100_000);
const CUSTOMER_COUNT = 50_000;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
const USERS = 8;
const WRITERS = 4;
/** Until the code of a process is compiled for speed. */
const WARM_UP_SECONDS = 10;

const LIST = `/sales?${new URLSearchParams(Object.entries(MEASURED_LIST).map(([name, value]) => [name, String(value)]))}`;

async function startFilled({ folder, postgresUrl }: Bench, name: string, checkout?: string): Promise<Instance> {
  const instance = await startInstance({ name, folder, postgresUrl, ...(checkout && { checkout }) });
  await withClient(instance.databaseUrl, async (client) => {
    await fillCustomers(client, CUSTOMER_COUNT, CONSULTANT_EMAIL);
    await fillSales(client, SALE_COUNT);
  });
  return instance;
}

const createTarget = async ({ origin }: Instance, email: string, path: string): Promise<RequestTarget> => ({
  url: `${origin}/api${path}`,
  headers: (await signIn(origin, email)).headers,
});

/** The list in turn from each version, from a bare server and, where it is installed, from pgbench. */
async function compareList(instances: readonly Instance[], folder: string): Promise<void> {
  const [current] = instances;
  if (!current) return;
  const query = await captureListQuery((await signIn(current.origin, ADMIN_EMAIL)).user);
  const targets: [string, RequestTarget][] = [];
  for (const instance of instances) targets.push([instance.name, await createTarget(instance, ADMIN_EMAIL, LIST)]);
  targets.push(['bare server', { url: await startBareServer(folder, current.databaseUrl, query), headers: {} }]);
  const rates = new Map<string, number[]>();
  const add = (name: string, rate: number): unknown => rates.set(name, [...(rates.get(name) ?? []), rate]);
  for (const [, target] of targets) await runLoad(target, USERS, WARM_UP_SECONDS);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, target] of targets) add(name, (await runLoad(target, USERS, SECONDS)).perSecond);
    const perSecond = runPgbench(folder, current.databaseUrl, query, USERS, SECONDS);
    if (perSecond !== undefined) add('pgbench -M prepared', perSecond);
  }
  const own = median(rates.get(current.name) ?? []);
  console.log(`\nGET /sales, page 10 of ${SALE_COUNT} with a filter and the exact total, ${USERS} users`);
  console.table(
    [...rates].map(([name, measured]) => ({
      name,
      'requests/s': median(measured).toFixed(0),
      [`${current.name} / it`]: (own / median(measured)).toFixed(2),
    })),
  );
}

async function compareWriters(instances: readonly Instance[]): Promise<void> {
  const targets = new Map<string, RequestTarget>();
  for (const instance of instances) {
    const { url, headers } = await createTarget(instance, CONSULTANT_EMAIL, '/sales');
    const body = JSON.stringify(await prepareSale(instance.databaseUrl));
    const createHeaders = () => ({ 'idempotency-key': randomUUID() });
    targets.set(instance.name, {
      url,
      method: 'POST',
      body,
      headers: { ...headers, 'content-type': 'application/json' },
      createHeaders,
    });
  }
  for (const target of targets.values()) await runLoad(target, WRITERS, WARM_UP_SECONDS);
  const rates = new Map<string, number[]>();
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [name, target] of targets)
      rates.set(name, [...(rates.get(name) ?? []), (await runLoad(target, WRITERS, SECONDS)).perSecond]);
  console.log(`\nSales registered by ${WRITERS} writers (goal: 40 a second)`);
  console.table([...rates].map(([name, measured]) => ({ name, 'sales/s': median(measured).toFixed(0) })));
}

/** How long lists and panels take, slowest first. */
async function measureCalls(instance: Instance): Promise<void> {
  const rows: { call: string; user: string; p97: number; slowest: number }[] = [];
  for (const [user, path] of CALLS) {
    const target = await createTarget(instance, user, path);
    await runLoad(target, USERS, 1);
    const { p97, slowest } = await runLoad(target, USERS, 2);
    rows.push({ call: path, user, p97, slowest });
  }
  console.log(
    `\nms of lists and panels with ${SALE_COUNT} sales, ${USERS} users (goal: 97.5 % within 150; a million 500)`,
  );
  console.table(rows.toSorted((a, b) => b.p97 - a.p97));
}

/**
 * `pnpm bench lists`: what the server does, with `BENCH_SALES` sales; beside another checkout with its dependencies
 * (`BENCH_BASELINE`) in the same run.
 */
export async function measureLists(bench: Bench): Promise<void> {
  const baseline = process.env.BENCH_BASELINE;
  const current = await startFilled(bench, 'current');
  const instances = [current, ...(baseline ? [await startFilled(bench, 'baseline', baseline)] : [])];
  await compareList(instances, bench.folder);
  await compareWriters(instances);
  for (const instance of instances) {
    console.log(`\n${instance.name}:`);
    await measureCalls(instance);
    await measureReport(instance);
    await measureImport(instance);
    await measureHostileBodies(instance);
  }
  for (const { stop } of instances) await stop('SIGTERM');
}
