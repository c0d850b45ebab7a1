import { resolve } from 'node:path';
import { Client } from 'pg';
import { migrate } from '../../api/src/db/migrate';
import { loadDemoData } from '../../api/src/seed';
import { type Instance, startInstance } from '../../api/test/instance';
import { after, answerTimes, type Target } from './load';
import { fillSales } from './manySales';
import { ADMIN, CONSULTANT, signIn } from './signIn';
import { ms, quantile } from './statistics';

const PEOPLE = 2;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 2);
const ROUNDS = 4;
const PAGE_10 = 'page=10&size=10&status=REGISTRADA&sort=-date';
/** Who asks for what: the measured page, and what people ask beside it. */
const QUESTIONS: readonly (readonly [string, string, string])[] = [
  ['página 10, filtro y total exacto', ADMIN, `/sales?${PAGE_10}`],
  ['página 10, filtro y total exacto', CONSULTANT, `/sales?${PAGE_10}`],
  ['página 10 de las zonas propias', 'coordinacion@surco.test', `/sales?${PAGE_10}`],
  ['sumas de lo filtrado', ADMIN, '/sales/totals?status=REGISTRADA&from=2025-03-15'],
  ['búsqueda por nombre', ADMIN, '/sales?search=garcia'],
  ['búsqueda por folio', ADMIN, '/sales?search=V-2026-0000'],
];

interface Place {
  instance: Instance;
  rows: number;
}

/** A database of its own with so many sales, and an instance of the API on it. */
async function place(serverUrl: string, wanted: number): Promise<Place> {
  const name = `bench_${wanted}`;
  const server = new Client({ connectionString: serverUrl });
  await server.connect();
  await server.query(`create database ${name}`);
  await server.end();
  const url = Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href;
  await migrate(url, resolve('api/migrations'));
  await loadDemoData(url);
  const client = new Client({ connectionString: url });
  await client.connect();
  const rows = await fillSales(client, wanted);
  await client.end();
  return { instance: await startInstance(url), rows };
}

async function targetOf({ instance: { address } }: Place, email: string, path: string): Promise<Target> {
  const { headers } = await signIn(address.replace(/\/api$/, ''), email);
  return { address: `${address}${path}`, headers };
}

async function compare(places: readonly [Place, Place], [what, email, path]: (typeof QUESTIONS)[number]) {
  const [few, many] = [await targetOf(places[0], email, path), await targetOf(places[1], email, path)];
  const times: [number[], number[]] = [[], []];
  for (const one of [few, many]) await answerTimes(one, PEOPLE, after(0.5));
  for (let round = 0; round < ROUNDS; round += 1) {
    times[0].push(...(await answerTimes(few, PEOPLE, after(SECONDS))));
    times[1].push(...(await answerTimes(many, PEOPLE, after(SECONDS))));
  }
  const both = (part: number): string => times.map((some) => ms(quantile(some, part))).join(' / ');
  return {
    Consulta: what,
    Persona: email,
    'mediana ms': both(0.5),
    'p99 ms': both(0.99),
    razón: (quantile(times[1], 0.99) / quantile(times[0], 0.99)).toFixed(2),
    meta: '≤ 2',
  };
}

/** The same questions to few and to many sales, interleaved: exact totals must not grow with their number. */
export async function measureMillion(serverUrl: string, few: number, many: number): Promise<void> {
  const small = await place(serverUrl, few);
  const large = await place(serverUrl, many);
  const table: Awaited<ReturnType<typeof compare>>[] = [];
  for (const question of QUESTIONS) table.push(await compare([small, large], question));
  await Promise.all([small.instance.kill(), large.instance.kill()]);
  console.log(`\nLo mismo con ${small.rows} y con ${large.rows} ventas (sesión, rol y alcance puestos)`);
  console.table(table);
}
