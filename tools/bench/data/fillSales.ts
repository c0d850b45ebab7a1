import type { Client } from 'pg';

/**
 * The demo has at least this many sales that are not deleted. Each is copied `targetCount / MIN_DEMO_SALE_COUNT` times,
 * rounded up, until there are enough.
 */
const MIN_DEMO_SALE_COUNT = 1_900;
/** The copies are dated up to this many days before the originals. */
const SPREAD_DAYS = 1_500;
/** Days between two copies of a sale, and between the copies of two consecutive sales, before the spread repeats. */
const [COPY_STEP_DAYS, SALE_STEP_DAYS] = [37, 7];
/** Folio number from which the copies count, above those of the demo. */
const FIRST_COPY_FOLIO = 500_000;
const COPIED_COLUMNS = `season_id, distributor_id, consultant_id, subtotal, tax, total, bags, hectares, notes`;

/** Drops the indexes except the primary key and rebuilds them after `work`, which takes a tenth of the time. */
async function withoutIndexes(client: Client, table: string, work: () => Promise<unknown>): Promise<void> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition from pg_index i
     where i.indrelid = $1::regclass and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`,
    [table],
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  await work();
  for (const { definition } of rows) await client.query(definition);
}

/**
 * Copies the demo sales until there are `targetCount`, spread over the earlier years. Lines and stock are not copied,
 * because no list reads them. References need no check; the triggers of the stored totals remain active.
 * @returns the number of sales
 */
export async function fillSales(client: Client, targetCount: number): Promise<number> {
  await client.query('alter table sales disable trigger all');
  for (const trigger of ['insert_summed', 'insert_summed_further'])
    await client.query(`alter table sales enable trigger ${trigger}`);
  await withoutIndexes(client, 'sales', () =>
    client.query(
      `insert into sales (folio, status, date, customer_id, ${COPIED_COLUMNS})
       select 'V-' || extract(year from s.date - n)::int || '-' || lpad((${FIRST_COPY_FOLIO} + row_number() over ())::text, 7, '0'), s.status,
         s.date - n, s.customer_id, ${COPIED_COLUMNS}
       from (select *, row_number() over (order by folio) as nth from sales where status <> 'ELIMINADA') s
       cross join lateral (select (k * ${COPY_STEP_DAYS} + s.nth * ${SALE_STEP_DAYS})::int % ${SPREAD_DAYS} as n
         from generate_series(1, ceil($1::numeric / ${MIN_DEMO_SALE_COUNT})::int) k) spread
       limit greatest($1 - (select count(*) from sales), 0)`,
      [targetCount],
    ),
  );
  await client.query('alter table sales enable trigger all');
  await client.query('vacuum analyze sales, sale_sums, sale_customer_sums');
  const { rows } = await client.query<{ n: string }>('select count(*) as n from sales');
  return Number(rows[0]?.n ?? 0);
}
