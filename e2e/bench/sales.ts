import { Client } from 'pg';
import type { CurrentUser } from '../../api/src/http/currentUser';
import { listSql, QUERY } from './listSql';
import { requestsPerSecond, type Target } from './load';
import { fillSales } from './manySales';
import { type Mode, pgbench } from './pgbench';
import { ADMIN, CONSULTANT, signIn } from './signIn';
import { median } from './statistics';
import { wrk } from './wrk';

const PEOPLE = 8;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);
const ROUNDS = 3;

/** Our own SQL, planned each time or kept; and the same list with its total counted row by row. */
const WAYS = ['SQL propio', 'propio -M prepared', 'contando filas'] as const;
type Way = (typeof WAYS)[number];

interface Measured {
  client: 'wrk' | 'Node';
  api: number[];
  bare: Record<Way, number[]>;
}

const beside = ({ api, bare }: Measured, way: Way): string =>
  bare[way].length
    ? `${(median(api) / median(bare[way])).toFixed(2)} de ${median(bare[way]).toFixed(0)}/s`
    : 'pgbench no está instalado';

async function measure(target: Target, user: CurrentUser, url: string, folder: string): Promise<Measured> {
  const [kept, counted] = [await listSql(user, 'kept'), await listSql(user, 'counted')];
  const runs: Record<Way, [string, Mode]> = {
    'SQL propio': [kept, 'simple'],
    'propio -M prepared': [kept, 'prepared'],
    'contando filas': [counted, 'simple'],
  };
  await requestsPerSecond(target, PEOPLE, 1);
  const measured: Measured = {
    client: wrk(target, PEOPLE, 1) === undefined ? 'Node' : 'wrk',
    api: [],
    bare: { 'SQL propio': [], 'propio -M prepared': [], 'contando filas': [] },
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    measured.api.push(wrk(target, PEOPLE, SECONDS) ?? (await requestsPerSecond(target, PEOPLE, SECONDS)));
    for (const way of WAYS) {
      const [sql, mode] = runs[way];
      const tps = pgbench({ url, sql, folder, people: PEOPLE, seconds: SECONDS }, mode);
      if (tps !== undefined) measured.bare[way].push(tps);
    }
  }
  return measured;
}

/** GET /sales with session, role and row scope, beside the same SQL by pgbench: interleaved, so that both meet the same machine. */
export async function measureSales(origin: string, databaseUrl: string, folder: string, wanted: number): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const rows = await fillSales(client, wanted);
  await client.end();
  const table: Record<string, string | number>[] = [];
  for (const email of [ADMIN, CONSULTANT]) {
    const { headers, user } = await signIn(origin, email);
    const query = new URLSearchParams(Object.entries(QUERY).map(([name, value]) => [name, String(value)]));
    const target = { address: `${origin}/api/sales?${query}`, headers };
    const measured = await measure(target, user, databaseUrl, folder);
    table.push({
      Ventas: rows,
      Persona: email,
      'peticiones/s': median(measured.api).toFixed(0),
      Cliente: measured.client,
      ...Object.fromEntries(WAYS.map((way) => [`de pgbench, ${way}`, beside(measured, way)])),
      meta: '≥ 0.60',
    });
  }
  console.log('\nGET /sales, página 10 con filtro y total exacto, junto al SQL solo en pgbench');
  console.table(table);
}
