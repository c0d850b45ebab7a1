import { sql } from 'kysely';
import type { Db } from '../../../core/db/pool';
import { withTransaction, type Tx } from '../../../core/db/transaction';

const keyColumns = sql`kind, season_id, date, consultant_id, distributor_id, zone_id, state_id, status,
  product_id, customer_id`;

interface SumsRow {
  kind: string;
  season_id: string;
  date: string | null;
  consultant_id: string | null;
  distributor_id: string | null;
  zone_id: string;
  state_id: string | null;
  status: string | null;
  product_id: string | null;
  customer_id: string | null;
  count: string;
  bags: string;
  hectares: string;
  subtotal: string;
  tax: string;
  total: string;
  paid: string;
}

/** What the rows have more than the sums, as a line of text. */
const formatDifference = ({
  kind,
  date,
  count,
  bags,
  hectares,
  subtotal,
  tax,
  total,
  paid,
  ...key
}: SumsRow): string => {
  const where = Object.entries(key).flatMap(([name, value]) => (value === null ? [] : [`${name} ${value}`]));
  return `${kind} of ${date ?? 'all days'}, ${where.join(', ')}: the rows have more: count ${count}, bags ${bags}, hectares ${hectares}, subtotal ${subtotal}, tax ${tax}, total ${total}, paid ${paid}`;
};

/** The documents, aliased `s`, that have not the zone and state of their customer. */
const selectMisplaced = (table: 'sales' | 'vouchers') => sql`${sql.table(table)} s
  join customers c on c.id = s.customer_id join localities l on l.id = c.locality_id
  where (s.zone_id, s.state_id) is distinct from (l.zone_id, c.state_id)`;

/**
 * Compares the daily sums with the sales, DKbonos and lines that they stand for, season by season, and the zone and
 * state of each document with those of its customer. Others may write meanwhile: each statement sees one moment.
 * @returns a line of text for each difference
 */
export async function findSumsDifferences(db: Db | Tx): Promise<string[]> {
  const differences: string[] = [];
  for (const { id } of await db.selectFrom('seasons').select('id').execute()) {
    const { rows } = await sql<SumsRow>`
      select ${keyColumns}, sum(count) as count, sum(bags) as bags, sum(hectares) as hectares, sum(subtotal) as subtotal,
        sum(tax) as tax, sum(total) as total, sum(paid) as paid
      from (select * from daily_sums_of_rows(${id}) union all
        select ${keyColumns}, -count, -bags, -hectares, -subtotal, -tax, -total, -paid from daily_sums
        where season_id = ${id}) r
      group by ${keyColumns}
      having (sum(count), sum(bags), sum(hectares), sum(subtotal), sum(tax), sum(total), sum(paid)) <> (0, 0, 0, 0, 0, 0, 0)
      order by ${keyColumns}`.execute(db);
    differences.push(...rows.map(formatDifference));
  }
  for (const table of ['sales', 'vouchers'] as const) {
    const { rows } = await sql<{ folio: string }>`select s.folio from ${selectMisplaced(table)} order by 1`.execute(db);
    differences.push(...rows.map(({ folio }) => `${folio} has not the zone and state of its customer`));
  }
  return differences;
}

/** The nightly check. @throws an error that says what to do when the sums are not those of the documents */
export async function assertSumsMatch(db: Db): Promise<void> {
  const differences = await findSumsDifferences(db);
  if (differences.length > 0)
    throw new Error(
      `${differences.length} daily sums differ from the documents: surco verify-sums lists them, with --rebuild it writes them anew. First: ${differences[0]}`,
    );
}

/** Writes the daily sums anew from the rows; writers of documents wait meanwhile. */
export const rebuildDailySums = (db: Db): Promise<void> =>
  withTransaction(db, async (tx) => {
    await sql`lock table customers, localities, sales, sale_lines, vouchers in share row exclusive mode`.execute(tx);
    for (const table of ['sales', 'vouchers'] as const)
      await sql`update ${sql.table(table)} d set zone_id = l.zone_id, state_id = c.state_id
        from customers c join localities l on l.id = c.locality_id
        where c.id = d.customer_id and (d.zone_id, d.state_id) is distinct from (l.zone_id, c.state_id)`.execute(tx);
    await sql`delete from daily_sums`.execute(tx);
    await sql`insert into daily_sums select r.* from seasons t cross join daily_sums_of_rows(t.id) r`.execute(tx);
  });
