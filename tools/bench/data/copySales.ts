import type { Client } from 'pg';

/** How the rows of the copied sales are found in a table, as `r`, and which of their columns differ in a copy. */
interface CopiedTable {
  name: string;
  join: string;
  changes: Readonly<Record<string, string>>;
}

/** Ids of copies are ordered as those of the rows, so that they are as close to each other in an index. */
const shiftId = (id: string): string => `overlay(${id}::text placing c.id_prefix from 1 for 2)::uuid`;
/** Above the ids of this century, which begin with their time. */
const FIRST_COPIED_ID = 'a0000000-0000-0000-0000-000000000000';

const newRowId = { id: shiftId('r.id') };
const newSale = shiftId('c.old_id');

/** Everything that an import writes, except the counters of folios and the bags of the inventories. */
const COPIED_TABLES: readonly CopiedTable[] = [
  {
    name: 'sales',
    join: 'c.old_id = r.id',
    changes: { ...newRowId, folio: 'c.folio', external_reference: `r.external_reference || '-' || c.folio` },
  },
  { name: 'sale_lines', join: 'c.old_id = r.sale_id', changes: { ...newRowId, sale_id: newSale } },
  { name: 'stock_movements', join: 'c.old_id = r.sale_id', changes: { ...newRowId, sale_id: newSale } },
  { name: 'document_history', join: 'c.old_id = r.sale_id', changes: { ...newRowId, sale_id: newSale } },
  { name: 'audit_log', join: 'c.old_id = r.entity_id', changes: { ...newRowId, entity_id: newSale } },
];

const readColumns = async (client: Client, table: string): Promise<string[]> => {
  const { rows } = await client.query<{ column_name: string }>(
    `select column_name from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' order by ordinal_position`,
    [table],
  );
  return rows.map(({ column_name }) => column_name);
};

/** Prepares the copied rows of a table outside the measured time. @returns the statement that inserts them */
async function prepareCopies(client: Client, { name, join, changes }: CopiedTable): Promise<string> {
  const columns = await readColumns(client, name);
  const values = columns.map((column) => `${changes[column] ?? `r.${column}`} as ${column}`);
  await client.query(`create temp table ${name}_copies as select ${values.join(', ')} from ${name} r
    join copied_sales c on ${join}`);
  const names = columns.join(', ');
  return `insert into ${name} (${names}) select ${names} from ${name}_copies`;
}

/**
 * Inserts copies of the newest imported sales with all their rows, in one transaction and without the API: the time that
 * PostgreSQL needs for an import, with its checks, indexes and triggers.
 * @param round from 0 to 9; each makes other copies
 * @returns milliseconds
 */
export async function copyImportedSales(client: Client, saleCount: number, round: number): Promise<number> {
  await client.query(
    `create temp table copied_sales as
     select id as old_id, 'a${round}' as id_prefix, 'V-210${round}-' || lpad(row_number() over ()::text, 6, '0') as folio
     from (select id from sales where external_reference is not null and id < '${FIRST_COPIED_ID}'
       order by id desc limit ${saleCount}) s`,
  );
  const inserts: string[] = [];
  for (const table of COPIED_TABLES) inserts.push(await prepareCopies(client, table));
  const since = performance.now();
  await client.query('begin');
  for (const insert of inserts) await client.query(insert);
  await client.query(`update inventories i set sold = i.sold + m.sold
    from (select inventory_id, sum(sold)::int as sold from stock_movements_copies group by inventory_id) m
    where m.inventory_id = i.id`);
  await client.query('commit');
  const duration = performance.now() - since;
  const temporary = ['copied_sales', ...COPIED_TABLES.map(({ name }) => `${name}_copies`)];
  await client.query(`drop table ${temporary.join(', ')}`);
  return duration;
}
