import { Client } from 'pg';
import { inventoryTotals, listInventories } from '../../api/src/modules/inventories/repository';
import { besideSql } from './beside';
import { sqlOf } from './listSql';
import { measureScrolling } from './scrolling';
import { ADMIN, signIn } from './signIn';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 30);

/** Seasons long past, each with every product at every distributor, until there is so much inventory. */
async function fillInventory(client: Client, wanted: number): Promise<number> {
  await client.query(
    `with past as (
       insert into seasons (name, start_date, end_date)
       select 'Banco ' || n, date '1990-01-01' + n, date '1990-06-01' + n from generate_series(1, 1 + $1 / 30) n returning id)
     insert into inventories (season_id, product_id, distributor_id, initial, sold)
     select past.id, p.id, d.id, 400, (random() * 400)::int
     from past cross join products p cross join (select id from partners where type = 'DISTRIBUTOR') d
     limit greatest($1 - (select count(*) from inventories), 0)`,
    [wanted],
  );
  await client.query('vacuum analyze inventories');
  const { rows } = await client.query<{ n: string }>('select count(*) as n from inventories');
  return Number(rows[0]?.n ?? 0);
}

/** An inventory of so many rows: its pages and its totals beside their own SQL, and scrolling all of it. */
export async function measureInventory(
  origin: string,
  databaseUrl: string,
  executablePath: string,
  wanted: number,
): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const rows = await fillInventory(client, wanted);
  const { headers, user } = await signIn(origin, ADMIN);
  const page = (size: number | 'all') => ({ page: 1, size, sort: 'code' }) as const;
  const calls = [
    ['primera página', '/inventories?page=1&size=10&sort=code', sqlOf((db) => listInventories(db, user, page(10)))],
    ['todo', '/inventories?page=1&size=all&sort=code', sqlOf((db) => listInventories(db, user, page('all')))],
    ['totales', '/inventories/totals', sqlOf((db) => inventoryTotals(db, user, {}).catch(() => undefined))],
  ] as const;
  const table: object[] = [];
  for (const [what, path, asked] of calls) {
    const statements = await asked;
    const statement = { client, name: `inventario ${what}`, text: statements[0] ?? '' };
    const times = await besideSql({ address: `${origin}/api${path}`, headers }, statement, ROUNDS);
    table.push({ Qué: what, consultas: statements.length, ...times });
  }
  await client.end();
  console.log(`\nInventario de ${rows} renglones, junto a su propio SQL (la más rápida / la mediana)`);
  console.table(table);
  await measureScrolling(origin, executablePath, rows);
}
