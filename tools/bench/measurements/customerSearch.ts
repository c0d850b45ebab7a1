import type { Client } from 'pg';
import type { CurrentUser } from '../../../api/src/core/http/currentUser';
import { listCustomers } from '../../../api/src/modules/customers';
import { captureSql } from '../load/listSql';
import { compareWithSql } from '../load/compareWithSql';
import type { RequestTarget } from '../load/httpLoad';
import { withClient } from '../data/withClient';
import { fillCustomers } from '../data/fillCustomers';
import { ADMIN_EMAIL, CONSULTANT_EMAIL, signIn } from '../signIn';
import { measureCustomerSelectTyping } from './customerSelectTyping';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 30);

/** Search terms as they are typed key by key, and some complete ones. */
const SEARCH_TERMS = ['g', 'ga', 'gar', 'garc', 'garci', 'garcia', 'garcia nunez', '8711', 'nadie'];

async function compareSearch(
  origin: string,
  client: Client,
  headers: RequestTarget['headers'],
  user: CurrentUser,
  search: string,
) {
  const query = { search, page: 1, size: 10, sort: 'name' } as const;
  const [text = ''] = await captureSql((db) => listCustomers(db, user, query));
  const parameters = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const target = { url: `${origin}/api/clients?${parameters}`, headers };
  const times = await compareWithSql(target, { client, name: `${user.role} ${search}`, text }, ROUNDS);
  return {
    'typed text': search,
    User: user.details.email,
    ...times,
    goal: '≤ 1.20',
  };
}

async function compareSearches(origin: string, client: Client) {
  const table: Awaited<ReturnType<typeof compareSearch>>[] = [];
  for (const email of [ADMIN_EMAIL, CONSULTANT_EMAIL]) {
    const { headers, user } = await signIn(origin, email);
    for (const search of SEARCH_TERMS) table.push(await compareSearch(origin, client, headers, user, search));
  }
  return table;
}

/** Measures customer searches key by key, compared with the same SQL sent directly to the database, and typing in a customer select. */
export async function measureCustomerSearch(
  origin: string,
  databaseUrl: string,
  executablePath: string,
  customerCount: number,
): Promise<void> {
  const { rows, table } = await withClient(databaseUrl, async (client) => ({
    rows: await fillCustomers(client, customerCount, CONSULTANT_EMAIL),
    table: await compareSearches(origin, client),
  }));
  console.log(
    `\nGET /clients among ${rows} customers, key by key, compared with the same SQL sent directly to the database (fastest / median)`,
  );
  console.table(table);
  await measureCustomerSelectTyping(origin, executablePath, rows);
}
