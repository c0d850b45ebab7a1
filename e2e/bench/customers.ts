import { Client } from 'pg';
import type { CurrentUser } from '../../api/src/http/currentUser';
import { listClients } from '../../api/src/modules/clients/repository';
import { sqlOf } from './listSql';
import { besideSql } from './beside';
import type { Target } from './load';
import { fillCustomers } from './manyCustomers';
import { ADMIN, CONSULTANT, signIn } from './signIn';
import { measureCustomerSelect } from './customerSelect';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 30);

/** What is typed, key by key, and what is pasted. */
const TYPED = ['g', 'ga', 'gar', 'garc', 'garci', 'garcia', 'garcia nunez', '8711', 'nadie'];

async function compare(origin: string, client: Client, headers: Target['headers'], user: CurrentUser, search: string) {
  const query = { search, page: 1, size: 10, sort: 'name' } as const;
  const [text = ''] = await sqlOf((db) => listClients(db, user, query));
  const words = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const target = { address: `${origin}/api/clients?${words}`, headers };
  const times = await besideSql(target, { client, name: `${user.role} ${search}`, text }, ROUNDS);
  return {
    'lo tecleado': search,
    Persona: user.details.email,
    ...times,
    meta: '≤ 1.20',
  };
}

/** Searching so many customers key by key: what the API adds to its own SQL; and choosing among them all. */
export async function measureCustomers(
  origin: string,
  databaseUrl: string,
  executablePath: string,
  wanted: number,
): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const rows = await fillCustomers(client, wanted, CONSULTANT);
  const table: Awaited<ReturnType<typeof compare>>[] = [];
  for (const email of [ADMIN, CONSULTANT]) {
    const { headers, user } = await signIn(origin, email);
    for (const search of TYPED) table.push(await compare(origin, client, headers, user, search));
  }
  await client.end();
  console.log(
    `\nGET /clients entre ${rows} clientes, tecla por tecla, junto a su propio SQL (la más rápida / la mediana)`,
  );
  console.table(table);
  await measureCustomerSelect(origin, executablePath, rows);
}
