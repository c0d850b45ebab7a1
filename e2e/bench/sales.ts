import { Client } from 'pg';
import type { CurrentUser } from '../../api/src/http/currentUser';
import { listSql, QUERY } from './listSql';
import { requestsPerSecond } from './load';
import { fillSales } from './manySales';
import { type Mode, pgbench } from './pgbench';

const PEOPLE = 8;
const SECONDS = 6;
const ROUNDS = 3;

interface Signed {
  headers: Record<string, string>;
  user: CurrentUser;
}

async function signIn(origin: string, email: string): Promise<Signed> {
  const config = (await (await fetch(`${origin}/config.json`)).json()) as { apiKeyHeader: string; apiKey: string };
  const key = { [config.apiKeyHeader]: config.apiKey };
  const answer = await fetch(`${origin}/api/auth/`, {
    method: 'POST',
    headers: { ...key, 'content-type': 'application/json', origin },
    body: JSON.stringify({ email, password: 'Surco.demo.2026' }),
  });
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
  const { data } = (await answer.json()) as { data: CurrentUser['details'] };
  const user = {
    id: data.id,
    role: data.role,
    distributorId: data.distributor?.id ?? null,
    zoneIds: [],
    details: data,
  };
  return { headers: { ...key, cookie }, user };
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** GET /sales with session, role and row scope, beside the same SQL by pgbench: interleaved, so that both meet the same machine. */
export async function measureSales(origin: string, databaseUrl: string, folder: string, wanted: number): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const rows = await fillSales(client, wanted);
  await client.end();
  const table: Record<string, string | number>[] = [];
  for (const email of ['admin@surco.test', 'consultor@surco.test']) {
    const { headers, user } = await signIn(origin, email);
    const sql = await listSql(user);
    const query = new URLSearchParams(Object.entries(QUERY).map(([name, value]) => [name, String(value)]));
    const target = { address: `${origin}/api/sales?${query}`, headers };
    await requestsPerSecond(target, PEOPLE, 1);
    const run = { url: databaseUrl, sql, folder, people: PEOPLE, seconds: SECONDS };
    const api: number[] = [];
    const bare: Record<Mode, number[]> = { simple: [], prepared: [] };
    for (let round = 0; round < ROUNDS; round += 1) {
      api.push(await requestsPerSecond(target, PEOPLE, SECONDS));
      for (const mode of ['simple', 'prepared'] as const) {
        const tps = pgbench(run, mode);
        if (tps !== undefined) bare[mode].push(tps);
      }
    }
    const beside = (mode: Mode): string =>
      bare[mode].length
        ? `${(median(api) / median(bare[mode])).toFixed(2)} de ${median(bare[mode]).toFixed(0)}/s`
        : 'pgbench no está instalado';
    table.push({
      Ventas: rows,
      Persona: email,
      'peticiones/s': median(api).toFixed(0),
      'de pgbench': beside('simple'),
      'de pgbench -M prepared': beside('prepared'),
      meta: '≥ 0.60',
    });
  }
  console.log('\nGET /sales, página 10 con filtro y total exacto, junto al mismo SQL en pgbench');
  console.table(table);
}
