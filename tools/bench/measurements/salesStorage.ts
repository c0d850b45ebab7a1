import type { Client } from 'pg';
import { buildSalesFile } from '../../../api/src/testing/workbooks/salesFile';
import type { BenchInstance } from '../benchInstance';
import { withClient } from '../data/withClient';
import { ADMIN_EMAIL, CONSULTANT_EMAIL, COORDINATOR_EMAIL, signIn } from '../signIn';
import { importSales, prepareSalesRow } from './salesImport';

const IMPORTED_SALES = 2_000;
const FORECAST_SALES = 10_000_000;
const SALES_TABLES = ['sales', 'sale_sums'];
/** Its rows stay for a second. */
const QUEUE_TABLE = 'audit_unsealed';
const SORTS = ['date', 'folio', 'total', 'status'].flatMap((column) => [column, `-${column}`]);

/** The most and the least frequent value of each filter, since the planner treats them differently. */
async function listFilters(client: Client): Promise<string[]> {
  const filters = ['', 'search=garcia', 'search=V-2026-0000', 'from=2025-03-15&to=2025-04-15', 'status=REGISTRADA'];
  for (const [name, column] of [
    ['seasonId', 'season_id'],
    ['consultantId', 'consultant_id'],
    ['distributorId', 'distributor_id'],
    ['customerId', 'customer_id'],
  ] as const) {
    const { rows } = await client.query<{ value: string }>(
      `select ${column} as value from sales where status <> 'ELIMINADA' group by 1 order by count(*)`,
    );
    for (const value of new Set([rows.at(0)?.value, rows.at(-1)?.value]))
      filters.push(`${name}=${value}`, `${name}=${value}&status=ENTREGADA`);
  }
  return filters;
}

/** Reads the first and a late page of the list in every order with every filter, the totals, and a customer. */
async function readEveryList({ instance: { apiUrl } }: BenchInstance, client: Client): Promise<void> {
  const filters = await listFilters(client);
  const pages = SORTS.flatMap((sort) => [1, 50].map((page) => `/sales?page=${page}&size=20&sort=${sort}`));
  const { rows } = await client.query<{ id: string }>('select customer_id as id from sales limit 1');
  for (const email of [ADMIN_EMAIL, COORDINATOR_EMAIL, CONSULTANT_EMAIL]) {
    const { headers } = await signIn(apiUrl.replace(/\/api$/, ''), email);
    const paths = filters.flatMap((filter) => [
      ...pages.map((page) => `${page}&${filter}`),
      `/sales/totals?${filter}`,
      `/clients/${rows[0]?.id}`,
    ]);
    for (const path of paths) await (await fetch(`${apiUrl}${path}`, { headers })).arrayBuffer();
  }
}

const formatMegabytes = (bytes: number): string => (bytes / 1024 ** 2).toFixed(0);

interface IndexUse {
  name: string;
  bytes: number;
  scans: number;
  isUnique: boolean;
}

/** The size of each index of sales, and how often the requests used it. A unique one also refuses duplicates. */
async function printIndexUse(instance: BenchInstance, client: Client): Promise<void> {
  const read = async () =>
    (
      await client.query<IndexUse>(
        `select s.indexrelname as name, pg_relation_size(s.indexrelid)::float8 as bytes, s.idx_scan::int as scans,
           i.indisunique as "isUnique"
         from pg_stat_user_indexes s join pg_index i using (indexrelid) where s.relname = 'sales' order by 2 desc`,
      )
    ).rows;
  const before = new Map((await read()).map(({ name, scans }) => [name, scans]));
  await readEveryList(instance, client);
  // A server process reports its statistics at most a second after its last statement.
  for (let previous = ''; ;) {
    await client.query('select pg_stat_clear_snapshot(), pg_sleep(1.1)');
    const current = JSON.stringify(await read());
    if (current === previous) break;
    previous = current;
  }
  console.log('\nIndexes of sales, and how often the lists in every order with every filter used them');
  console.table(
    (await read()).map(({ name, bytes, scans, isUnique }) => ({
      Index: name,
      MB: formatMegabytes(bytes),
      'bytes per sale': (bytes / instance.rows).toFixed(0),
      scans: scans - (before.get(name) ?? 0),
      unique: isUnique ? 'yes' : '',
    })),
  );
}

/** Bytes of each table with its indexes. */
async function readTableSizes(client: Client): Promise<Map<string, number>> {
  const { rows } = await client.query<{ name: string; bytes: number }>(
    `select relname as name, pg_total_relation_size(relid)::float8 as bytes from pg_stat_user_tables where schemaname = 'public'`,
  );
  return new Map(rows.map(({ name, bytes }) => [name, bytes]));
}

/** The growth of the other tables per sale, such as lines, stock, history and audit log, seen in an import. */
async function measureGrowth({ instance: { apiUrl } }: BenchInstance, client: Client): Promise<Map<string, number>> {
  const { headers, user } = await signIn(apiUrl.replace(/\/api$/, ''), CONSULTANT_EMAIL);
  const row = await prepareSalesRow(client, user.id);
  const before = await readTableSizes(client);
  await importSales({ url: apiUrl, headers }, await buildSalesFile(IMPORTED_SALES, row));
  // The instance has no jobs, one of which does this.
  await client.query('select seal_audit_entries($1)', [100_000]);
  const after = await readTableSizes(client);
  return new Map(
    [...after]
      .filter(([name]) => name !== QUEUE_TABLE && !SALES_TABLES.includes(name))
      .map(([name, bytes]) => [name, (bytes - (before.get(name) ?? 0)) / IMPORTED_SALES]),
  );
}

/** Prints the use of the indexes of sales, the bytes that a sale takes, and what ten million would need. */
export async function measureSalesStorage(small: BenchInstance, large: BenchInstance): Promise<void> {
  const perSale = await withClient(small.databaseUrl, (client) => measureGrowth(small, client));
  await withClient(large.databaseUrl, async (client) => {
    await printIndexUse(large, client);
    const sizes = await readTableSizes(client);
    for (const table of SALES_TABLES) perSale.set(table, (sizes.get(table) ?? 0) / large.rows);
  });
  const rows = [...perSale].filter(([, bytes]) => bytes >= 1).toSorted(([, a], [, b]) => b - a);
  const total = rows.reduce((sum, [, bytes]) => sum + bytes, 0);
  console.log(`\nBytes per sale, with indexes, and what ${FORECAST_SALES} sales would need`);
  console.table(
    [...rows, ['all', total] as const].map(([table, bytes]) => ({
      Table: table,
      'bytes per sale': bytes.toFixed(0),
      GB: ((bytes * FORECAST_SALES) / 1024 ** 3).toFixed(1),
    })),
  );
}
