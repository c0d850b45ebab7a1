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
/** Columns of sales that are not copied. */
const OWN_COLUMNS = ['id', 'folio', 'date', 'voucher_id', 'external_reference', 'external_digest'];

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

/** Without triggers but those for inserted statements, which keep the stored sums: references need no check. */
async function withSumsOnly(client: Client, table: string, work: () => Promise<unknown>): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(tgname) as name from pg_trigger
     where tgrelid = $1::regclass and not tgisinternal and tgtype & 1 = 0 and tgtype & 4 = 4`,
    [table],
  );
  await client.query(`alter table ${table} disable trigger all`);
  for (const { name } of rows) await client.query(`alter table ${table} enable trigger ${name}`);
  await work();
  await client.query(`alter table ${table} enable trigger all`);
}

async function copySales(client: Client, targetCount: number): Promise<void> {
  const { rows } = await client.query<{ names: string }>(
    `select string_agg(column_name, ', ') as names from information_schema.columns
     where table_schema = 'public' and table_name = 'sales' and is_generated = 'NEVER' and column_name <> all($1)`,
    [OWN_COLUMNS],
  );
  const columns = rows[0]?.names;
  await client.query(
    `insert into sales (folio, date, ${columns})
     select 'V-' || extract(year from s.date - n)::int || '-' || lpad((${FIRST_COPY_FOLIO} + row_number() over ())::text, 7, '0'),
       s.date - n, ${columns}
     from (select *, row_number() over (order by folio) as nth from sales where status <> 'ELIMINADA') s
     cross join lateral (select (k * ${COPY_STEP_DAYS} + s.nth * ${SALE_STEP_DAYS})::int % ${SPREAD_DAYS} as n
       from generate_series(1, ceil($1::numeric / ${MIN_DEMO_SALE_COUNT})::int) k) spread
     limit greatest($1 - (select count(*) from sales), 0)`,
    [targetCount],
  );
}

/** One line for each sale without lines, of changing products. */
const addLines = (client: Client): Promise<unknown> =>
  client.query(
    `insert into sale_lines (sale_id, position, product_id, quantity, base_price, total, hectares, product_yield, lot)
     select s.id, 0, p.ids[1 + abs(hashtext(s.folio)) % cardinality(p.ids)], 10, 3950, 39500, 12.5, 55,
       'L-' || right(s.folio, 5)
     from sales s cross join (select array_agg(id order by code) as ids from products) p
     where not exists (select from sale_lines x where x.sale_id = s.id)`,
  );

/**
 * Copies the demo sales until there are `targetCount`, spread over the earlier years, each with one line; their sums
 * remain right. Stock is not copied, because no list reads it.
 */
export async function fillSales(client: Client, targetCount: number): Promise<void> {
  await withoutIndexes(client, 'sales', () => withSumsOnly(client, 'sales', () => copySales(client, targetCount)));
  await withSumsOnly(client, 'sale_lines', () => addLines(client));
  await client.query('vacuum analyze');
}
