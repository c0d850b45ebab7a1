import type { Client } from 'pg';
import type { ServerProcess } from '../../src/common/serverProcess';
import { buildSalesListQuery, buildSalesListSql, MEASURED_QUERY } from '../load/listSql';
import { measureCpuTimes } from '../load/cpuTime';
import { measureRequestsPerSecond, type RequestTarget } from '../load/httpLoad';
import { withClient } from '../data/withClient';
import { fillSales } from '../data/fillSales';
import { type QueryMode, runPgbench } from '../load/pgbench';
import type { ProductProcess } from '../productProcess';
import { startBareServer } from '../load/startBareServer';
import { ADMIN_EMAIL, CONSULTANT_EMAIL, signIn } from '../signIn';
import { median } from '../statistics';
import { runWrk } from '../load/wrk';

const CONCURRENT_USERS = 8;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);
const ROUNDS = 5;
/** Until the code is compiled for speed. */
const WARM_UP_SECONDS = 5;

/** The SQL of the API, planned each time or prepared; and the same list with its total counted by row. */
const SQL_VARIANTS = ['SQL of the API', 'SQL of the API, -M prepared', 'counting rows'] as const;
type SqlVariant = (typeof SQL_VARIANTS)[number];

interface HttpRun {
  perSecond: number;
  /** CPU time of the server for one request. */
  cpuMs: number;
}

interface Measurement {
  api: HttpRun[];
  bare: HttpRun[];
  sqlOnly: Record<SqlVariant, number[]>;
}

const medianRate = (runs: readonly HttpRun[]): number => median(runs.map(({ perSecond }) => perSecond));
/** What other work on the machine adds is not in the least of several rounds. */
const leastCpu = (runs: readonly HttpRun[]): number => Math.min(...runs.map(({ cpuMs }) => cpuMs));

async function measureServer(
  { pid }: Pick<ServerProcess, 'pid'>,
  target: RequestTarget,
  client: Client,
  seconds = SECONDS,
): Promise<HttpRun> {
  const { result, api } = await measureCpuTimes(
    [pid],
    client,
    async () =>
      runWrk(target, CONCURRENT_USERS, seconds) ?? (await measureRequestsPerSecond(target, CONCURRENT_USERS, seconds)),
  );
  return { perSecond: result, cpuMs: api / (result * seconds) };
}

interface Compared {
  product: ProductProcess;
  client: Client;
  databaseUrl: string;
  /** For generated files. */
  folder: string;
}

/** Measures the product, a bare server and the database alone, in turn. */
async function measureThroughput({ product, client, databaseUrl, folder }: Compared, email: string) {
  const { headers, user } = await signIn(product.origin, email);
  const query = new URLSearchParams(Object.entries(MEASURED_QUERY).map(([name, value]) => [name, String(value)]));
  const target = { url: `${product.origin}/api/sales?${query}`, headers };
  const storedTotal = await buildSalesListSql(user, 'storedTotal');
  const runs: Record<SqlVariant, [string, QueryMode]> = {
    'SQL of the API': [storedTotal, 'simple'],
    'SQL of the API, -M prepared': [storedTotal, 'prepared'],
    'counting rows': [await buildSalesListSql(user, 'countedTotal'), 'simple'],
  };
  const bare = await startBareServer(folder, databaseUrl, {
    query: await buildSalesListQuery(user, 'storedTotal'),
    ...MEASURED_QUERY,
  });
  const measureProduct = (seconds?: number) => measureServer(product, target, client, seconds);
  const measureBare = (seconds?: number) => measureServer(bare, { url: bare.url, headers: {} }, client, seconds);
  for (const warmUp of [measureProduct, measureBare]) await warmUp(WARM_UP_SECONDS);
  const measured: Measurement = {
    api: [],
    bare: [],
    sqlOnly: { 'SQL of the API': [], 'SQL of the API, -M prepared': [], 'counting rows': [] },
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    measured.api.push(await measureProduct());
    measured.bare.push(await measureBare());
    for (const variant of SQL_VARIANTS) {
      const [sql, mode] = runs[variant];
      const tps = runPgbench({ url: databaseUrl, sql, folder, users: CONCURRENT_USERS, seconds: SECONDS }, mode);
      if (tps !== undefined) measured.sqlOnly[variant].push(tps);
    }
  }
  await bare.stop();
  return measured;
}

const formatRatio = (rate: number, limits: readonly number[]): string =>
  limits.length > 0 ? `${(rate / median(limits)).toFixed(2)} of ${median(limits).toFixed(0)}/s` : 'not installed';

function formatMeasurement({ api, bare, sqlOnly }: Measurement) {
  const rate = medianRate(api);
  return {
    'requests/s': rate.toFixed(0),
    'of a bare server': formatRatio(rate, [medianRate(bare)]),
    goal: '≥ 0.80; two processes ≥ 0.60 of -M prepared',
    'CPU ms, bare server': `${leastCpu(api).toFixed(2)}, ${leastCpu(bare).toFixed(2)}`,
    ...Object.fromEntries(
      SQL_VARIANTS.map((variant) => [`of pgbench, ${variant}`, formatRatio(rate, sqlOnly[variant])]),
    ),
  };
}

/**
 * Compares GET /sales, with session, role and row scope, with a bare server that sends the same SQL and the same JSON,
 * and with the same SQL in pgbench.
 */
export async function measureSalesThroughput(
  product: ProductProcess,
  databaseUrl: string,
  folder: string,
  saleCount: number,
): Promise<void> {
  await withClient(databaseUrl, async (client) => {
    const rows = await fillSales(client, saleCount);
    const table: Record<string, string>[] = [];
    for (const email of [ADMIN_EMAIL, CONSULTANT_EMAIL]) {
      const measured = await measureThroughput({ product, client, databaseUrl, folder }, email);
      table.push({ User: email, ...formatMeasurement(measured) });
    }
    console.log(`\nGET /sales, page 10 of ${rows} with filter and exact total; all in turn, ${ROUNDS} rounds`);
    console.table(table);
  });
}
