import type { CurrentUser } from '../../../api/src/core/http/currentUser';
import { buildSalesListSql, MEASURED_QUERY } from '../load/listSql';
import { measureRequestsPerSecond, type RequestTarget } from '../load/httpLoad';
import { withClient } from '../data/withClient';
import { fillSales } from '../data/fillSales';
import { type QueryMode, runPgbench } from '../load/pgbench';
import { ADMIN_EMAIL, CONSULTANT_EMAIL, signIn } from '../signIn';
import { median } from '../statistics';
import { runWrk } from '../load/wrk';

const CONCURRENT_USERS = 8;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);
const ROUNDS = 3;

/** The SQL of the API, planned each time or prepared; and the same list with its total counted by row. */
const SQL_VARIANTS = ['SQL of the API', 'SQL of the API, -M prepared', 'counting rows'] as const;
type SqlVariant = (typeof SQL_VARIANTS)[number];

interface Measurement {
  client: 'wrk' | 'Node';
  api: number[];
  sqlOnly: Record<SqlVariant, number[]>;
}

const formatRatio = ({ api, sqlOnly }: Measurement, variant: SqlVariant): string =>
  sqlOnly[variant].length
    ? `${(median(api) / median(sqlOnly[variant])).toFixed(2)} of ${median(sqlOnly[variant]).toFixed(0)}/s`
    : 'pgbench is not installed';

async function measureThroughput(
  target: RequestTarget,
  user: CurrentUser,
  url: string,
  folder: string,
): Promise<Measurement> {
  const [storedTotal, countedTotal] = [
    await buildSalesListSql(user, 'storedTotal'),
    await buildSalesListSql(user, 'countedTotal'),
  ];
  const runs: Record<SqlVariant, [string, QueryMode]> = {
    'SQL of the API': [storedTotal, 'simple'],
    'SQL of the API, -M prepared': [storedTotal, 'prepared'],
    'counting rows': [countedTotal, 'simple'],
  };
  await measureRequestsPerSecond(target, CONCURRENT_USERS, 1);
  const measured: Measurement = {
    client: runWrk(target, CONCURRENT_USERS, 1) === undefined ? 'Node' : 'wrk',
    api: [],
    sqlOnly: { 'SQL of the API': [], 'SQL of the API, -M prepared': [], 'counting rows': [] },
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    measured.api.push(
      runWrk(target, CONCURRENT_USERS, SECONDS) ?? (await measureRequestsPerSecond(target, CONCURRENT_USERS, SECONDS)),
    );
    for (const variant of SQL_VARIANTS) {
      const [sql, mode] = runs[variant];
      const tps = runPgbench({ url, sql, folder, users: CONCURRENT_USERS, seconds: SECONDS }, mode);
      if (tps !== undefined) measured.sqlOnly[variant].push(tps);
    }
  }
  return measured;
}

/** Compares GET /sales, with session, role and row scope, with the same SQL in pgbench, alternately. */
export async function measureSalesThroughput(
  origin: string,
  databaseUrl: string,
  folder: string,
  saleCount: number,
): Promise<void> {
  const rows = await withClient(databaseUrl, (client) => fillSales(client, saleCount));
  const table: Record<string, string | number>[] = [];
  for (const email of [ADMIN_EMAIL, CONSULTANT_EMAIL]) {
    const { headers, user } = await signIn(origin, email);
    const query = new URLSearchParams(Object.entries(MEASURED_QUERY).map(([name, value]) => [name, String(value)]));
    const target = { url: `${origin}/api/sales?${query}`, headers };
    const measured = await measureThroughput(target, user, databaseUrl, folder);
    table.push({
      Sales: rows,
      User: email,
      'requests/s': median(measured.api).toFixed(0),
      Client: measured.client,
      ...Object.fromEntries(SQL_VARIANTS.map((variant) => [`of pgbench, ${variant}`, formatRatio(measured, variant)])),
      goal: '≥ 0.60',
    });
  }
  console.log('\nGET /sales, page 10 with filter and exact total, compared with the SQL alone in pgbench');
  console.table(table);
}
