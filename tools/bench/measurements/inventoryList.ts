import { pageLimits } from '@surco/shared/contract';
import type { Client } from 'pg';
import { aggregateInventoryTotals, listInventories } from '../../../api/src/modules/inventory';
import { withClient } from '../data/withClient';
import { compareWithSql } from '../load/compareWithSql';
import { captureSql } from '../load/listSql';
import { measureInventoryScrolling } from './inventoryScrolling';
import { ADMIN_EMAIL, signIn } from '../signIn';

/** Products times distributors of the demo data, at least. */
const LEAST_ROWS_PER_SEASON = 30;

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 30);

/** Adds past seasons with every product at every distributor until there are `targetCount` inventory rows. */
async function fillInventory(client: Client, targetCount: number): Promise<number> {
  await client.query(
    `with past as (
       insert into seasons (name, start_date, end_date)
       select 'Banco ' || n, date '1990-01-01' + n, date '1990-06-01' + n from generate_series(1, 1 + $1::int / $2::int) n returning id)
     insert into inventories (season_id, product_id, distributor_id, initial, sold)
     select past.id, p.id, d.id, 400, (random() * 400)::int
     from past cross join products p cross join (select id from partners where type = 'DISTRIBUTOR') d
     limit greatest($1 - (select count(*) from inventories), 0)`,
    [targetCount, LEAST_ROWS_PER_SEASON],
  );
  await client.query('vacuum analyze inventories');
  const { rows } = await client.query<{ n: string }>('select count(*) as n from inventories');
  return Number(rows[0]?.n ?? 0);
}

/** Pages and totals of the inventory, compared with the same SQL sent directly to the database. */
async function compareInventory(origin: string, client: Client): Promise<object[]> {
  const { headers, user } = await signIn(origin, ADMIN_EMAIL);
  const buildQuery = (size: number) => ({ page: 1, size, sort: 'code' }) as const;
  const calls = [
    [
      'first page',
      '/inventories?page=1&size=10&sort=code',
      captureSql((db) => listInventories(db, user, buildQuery(10))),
    ],
    [
      'largest page',
      `/inventories?page=1&size=${pageLimits.maxSize}&sort=code`,
      captureSql((db) => listInventories(db, user, buildQuery(pageLimits.maxSize))),
    ],
    [
      'totals',
      '/inventories/totals',
      // The query is only captured and returns no rows; `aggregateInventoryTotals` throws without one.
      captureSql((db) => aggregateInventoryTotals(db, user, {}).catch(() => undefined)),
    ],
  ] as const;
  const table: object[] = [];
  for (const [description, path, captured] of calls) {
    const statements = await captured;
    const statement = { client, name: `inventory ${description}`, text: statements[0] ?? '' };
    const times = await compareWithSql({ url: `${origin}/api${path}`, headers }, statement, ROUNDS);
    table.push({ What: description, queries: statements.length, ...times });
  }
  return table;
}

/**
 * Measures pages and totals of a large inventory, compared with the same SQL sent directly to the database, and
 * scrolling in a list that shows all its rows.
 */
export async function measureInventoryList(
  origin: string,
  databaseUrl: string,
  executablePath: string,
  rowCount: number,
): Promise<void> {
  const { rows, table } = await withClient(databaseUrl, async (client) => ({
    rows: await fillInventory(client, rowCount),
    table: await compareInventory(origin, client),
  }));
  console.log(
    `\nInventory of ${rows} rows, compared with the same SQL sent directly to the database (fastest / median)`,
  );
  console.table(table);
  await measureInventoryScrolling(origin, executablePath, rows);
}
