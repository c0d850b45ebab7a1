import { Client } from 'pg';
import type { CurrentUser } from '../../api/src/http/currentUser';
import { listClients } from '../../api/src/modules/clients/repository';
import { sqlOf } from './listSql';
import { answerTimes, type Target } from './load';
import { fillCustomers } from './manyCustomers';
import { ADMIN, CONSULTANT, signIn } from './signIn';
import { median, ms } from './statistics';
import { measureCustomerSelect } from './customerSelect';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 30);

/** What is typed, key by key, and what is pasted. */
const TYPED = ['g', 'ga', 'gar', 'garc', 'garci', 'garcia', 'garcia nunez', '8711', 'nadie'];

/** How long this SQL alone takes, its answer read, with the plan kept as the API keeps it. */
async function sqlTime(client: Client, name: string, text: string): Promise<number> {
  const since = performance.now();
  await client.query({ name, text });
  return performance.now() - since;
}

const once = (target: Target): Promise<number[]> => {
  let asked = false;
  return answerTimes(target, 1, () => {
    const over = asked;
    asked = true;
    return over;
  });
};

/** The fastest is the work itself; what a busy machine adds shows in the middle one. */
const both = (times: readonly number[]): string => `${ms(Math.min(...times))} / ${ms(median(times))}`;

async function compare(origin: string, client: Client, headers: Target['headers'], user: CurrentUser, search: string) {
  const query = { search, page: 1, size: 10, sort: 'name' } as const;
  const [text = ''] = await sqlOf((db) => listClients(db, user, query));
  const words = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const target = { address: `${origin}/api/clients?${words}`, headers };
  const [asked, bare]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    asked.push(...(await once(target)));
    bare.push(await sqlTime(client, `${user.role} ${search}`, text));
  }
  return {
    'lo tecleado': search,
    Persona: user.details.email,
    'API ms': both(asked),
    'SQL ms': both(bare),
    razón: (Math.min(...asked) / Math.min(...bare)).toFixed(2),
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
