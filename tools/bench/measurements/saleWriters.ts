import type { Client } from 'pg';
import { prepareSale } from '../prepareSale';
import type { Instance } from '../startInstance';
import { withClient } from '../data/withClient';
import { measureCpuTimes } from '../load/cpuTime';
import { createDeadline, measureResponseTimes } from '../load/httpLoad';
import { runSaleWriters } from '../load/wrkSales';
import { CONSULTANT_EMAIL, signIn } from '../signIn';
import { formatMs, median, quantile } from '../statistics';

const WRITERS = [1, 4, 16] as const;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);
const ROUNDS = 3;
/** Until the code is compiled for speed: a process creates a sale with half the CPU time after this. */
const WARM_UP_SECONDS = 15;

/** A version of the product that creates sales: its two instances on a database of its own. */
export interface SaleVersion {
  name: string;
  instances: readonly Instance[];
  databaseUrl: string;
  /** For generated files. */
  folder: string;
}

const countSales = async (client: Client): Promise<number> =>
  Number((await client.query<{ n: string }>('select count(*) as n from sales')).rows[0]?.n);

async function prepareVersion(version: SaleVersion) {
  const body = JSON.stringify(await prepareSale(version.databaseUrl));
  const { headers } = await signIn(version.instances[0]?.origin ?? '', CONSULTANT_EMAIL);
  return { ...version, body, headers };
}

/** Creates sales with this many writers, divided among the instances. */
async function measureRun(
  { instances, databaseUrl, ...requests }: Awaited<ReturnType<typeof prepareVersion>>,
  writers: number,
  seconds: number,
) {
  const used = instances.slice(0, writers);
  return withClient(databaseUrl, async (client) => {
    const before = await countSales(client);
    const pids = instances.map(({ pid }) => pid);
    const { api, postgres } = await measureCpuTimes(pids, client, () =>
      Promise.all(
        used.map(({ origin }) => runSaleWriters({ ...requests, origin, writers: writers / used.length, seconds })),
      ),
    );
    const created = (await countSales(client)) - before;
    return { perSecond: created / seconds, api: api / created, postgres: postgres / created };
  });
}

type Measured = Awaited<ReturnType<typeof measureRun>>;

/** Sales per second and CPU time of each sale with 1, 4 and 16 writers; all versions and numbers in turn. */
export async function measureSaleWriters(versions: readonly SaleVersion[]): Promise<void> {
  const prepared = await Promise.all(versions.map(prepareVersion));
  for (const version of prepared) await measureRun(version, 8, WARM_UP_SECONDS);
  const runs = WRITERS.flatMap((writers) =>
    prepared.map((version) => ({ version, writers, measured: [] as Measured[] })),
  );
  for (let round = 0; round < ROUNDS; round += 1)
    for (const { version, writers, measured } of runs) measured.push(await measureRun(version, writers, SECONDS));
  console.log('\nSales created, divided among two processes; the least CPU time of a sale of three rounds');
  console.table(
    runs.map(({ version, writers, measured }) => ({
      version: version.name,
      writers,
      'sales/s': median(measured.map(({ perSecond }) => perSecond)).toFixed(0),
      'best sales/s': Math.max(...measured.map(({ perSecond }) => perSecond)).toFixed(0),
      'API ms': Math.min(...measured.map(({ api }) => api)).toFixed(1),
      'PostgreSQL ms': Math.min(...measured.map(({ postgres }) => postgres)).toFixed(1),
    })),
  );
}

const LIST_USERS = 2;
const WRITERS_DURING_LIST = 8;

/** Response times of the list alone and while eight users create sales, in turn. */
export async function measureListDuringWrites(version: SaleVersion, listPath: string): Promise<void> {
  const prepared = await prepareVersion(version);
  const [first] = version.instances;
  const measureTimes = (): Promise<number[]> =>
    measureResponseTimes(
      { url: `${first?.origin}${listPath}`, headers: prepared.headers },
      LIST_USERS,
      createDeadline(SECONDS),
    );
  const alone: number[] = [];
  const during: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    alone.push(...(await measureTimes()));
    const [times] = await Promise.all([measureTimes(), measureRun(prepared, WRITERS_DURING_LIST, SECONDS)]);
    during.push(...times);
  }
  console.log(`\nThe list for ${LIST_USERS} users, alone and while ${WRITERS_DURING_LIST} create sales`);
  console.table(
    [0.5, 0.95, 0.99].map((part) => ({
      quantile: part,
      'alone ms': formatMs(quantile(alone, part)),
      'during writes ms': formatMs(quantile(during, part)),
      ratio: (quantile(during, part) / quantile(alone, part)).toFixed(1),
    })),
  );
}
