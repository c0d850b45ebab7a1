import type { Client } from 'pg';

const COPIED = `season_id, distributor_id, consultant_id, subtotal, tax, total, bags, hectares, notes`;

/** Everything but the primary key is built at the end: a tenth of the time that row by row takes. */
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
 * Copies the demo sales until there are `wanted`, spread over the years before. Only for measuring: lines and stock
 * are not copied, and no list reads them. References need no check, since they are copies; the sums are kept as ever.
 */
export async function fillSales(client: Client, wanted: number): Promise<number> {
  await client.query('alter table sales disable trigger all');
  await client.query('alter table sales enable trigger insert_summed');
  await withoutIndexes(client, 'sales', () =>
    client.query(
      `insert into sales (folio, status, date, customer_id, ${COPIED})
       select 'V-' || extract(year from s.date - n)::int || '-' || lpad((500000 + row_number() over ())::text, 7, '0'), s.status,
         s.date - n, s.customer_id, ${COPIED}
       from (select *, row_number() over (order by folio) as nth from sales where status <> 'ELIMINADA') s
       cross join lateral (select (k * 37 + s.nth * 7)::int % 1500 as n from generate_series(1, ceil($1::numeric / 1900)::int) k) spread
       limit greatest($1 - (select count(*) from sales), 0)`,
      [wanted],
    ),
  );
  await client.query('alter table sales enable trigger all');
  await client.query('vacuum analyze sales, sale_sums');
  const { rows } = await client.query<{ n: string }>('select count(*) as n from sales');
  return Number(rows[0]?.n ?? 0);
}
