import type { Client } from 'pg';

const COPIED = `season_id, distributor_id, consultant_id, subtotal, tax, total, bags, hectares, notes`;

/**
 * Copies the demo sales until there are `wanted`, spread over the years before. Only for measuring: lines and stock
 * are not copied, and no list reads them.
 */
export async function fillSales(client: Client, wanted: number): Promise<number> {
  await client.query(
    `insert into sales (folio, status, date, customer_id, ${COPIED})
     select 'V-0000-' || lpad((row_number() over ())::text, 9, '0'), s.status, s.date - (n % 1500)::int, s.customer_id, ${COPIED}
     from sales s cross join generate_series(1, ceil($1::numeric / 2000)::int) n
     where s.status <> 'ELIMINADA' limit greatest($1 - (select count(*) from sales), 0)`,
    [wanted],
  );
  await client.query('vacuum analyze sales');
  const { rows } = await client.query<{ n: string }>('select count(*) as n from sales');
  return Number(rows[0]?.n ?? 0);
}
