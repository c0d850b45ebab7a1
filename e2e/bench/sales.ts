import { Client } from 'pg';
import { listSql, QUERY } from './listSql';
import { requestsPerSecond } from './load';
import { fillSales } from './manySales';
import { type Mode, pgbench } from './pgbench';
import { ADMIN, CONSULTANT, signIn } from './signIn';
import { median } from './statistics';

const PEOPLE = 8;
const SECONDS = 6;
const ROUNDS = 3;

/** GET /sales with session, role and row scope, beside the same SQL by pgbench: interleaved, so that both meet the same machine. */
export async function measureSales(origin: string, databaseUrl: string, folder: string, wanted: number): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const rows = await fillSales(client, wanted);
  await client.end();
  const table: Record<string, string | number>[] = [];
  for (const email of [ADMIN, CONSULTANT]) {
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
