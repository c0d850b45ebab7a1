import { formatDateTime } from '@surco/shared/domain';
import { sql, type RawBuilder } from 'kysely';
import { joinConditions, type Condition } from '../../../core/db/conditions';
import type { SnapshotServer } from '../../../core/db/readInSnapshot';
import type { Tx } from '../../../core/db/transaction';
import { productNameSql, userNameSql } from '../../../core/db/nameSql';
import type { SheetRow, SheetDefinition } from '../../../core/workbook/sheetTypes';

interface Grouping {
  /** The Spanish label. */
  label: string;
  /** The column of the sums; it distinguishes records of the same name. */
  key: RawBuilder<unknown>;
  table: RawBuilder<unknown>;
  id: RawBuilder<unknown>;
  name: RawBuilder<unknown>;
  /** Number of documents of a group. Default: a document belongs to one group. */
  documents?: RawBuilder<unknown>;
}

/** What the sheet Resumen groups the lines by. */
const groupings: readonly Grouping[] = [
  {
    label: 'Producto',
    key: sql`product_id`,
    table: sql`products p`,
    id: sql`p.id`,
    name: productNameSql,
    // A document has one line of a product, but several products.
    documents: sql`sum(g.lines)`,
  },
  { label: 'Consultor', key: sql`consultant_id`, table: sql`users u`, id: sql`u.id`, name: userNameSql },
  { label: 'Distribuidor', key: sql`distributor_id`, table: sql`partners d`, id: sql`d.id`, name: sql`d.name` },
  { label: 'Zona', key: sql`zone_id`, table: sql`zones z`, id: sql`z.id`, name: sql`z.name` },
];

/** @param documents Spanish plural of the documents, the heading of their count */
export const createSummarySheet = (documents: string): SheetDefinition => ({
  name: 'Resumen',
  columns: [
    { heading: 'Por', kind: 'text', width: 16 },
    { heading: 'Nombre', kind: 'text', width: 40 },
    { heading: documents, kind: 'integer' },
    { heading: 'Bolsas', kind: 'integer' },
    { heading: 'Hectáreas', kind: 'decimal' },
    { heading: 'Importe', kind: 'money' },
    { heading: 't MV esperadas', kind: 'decimal' },
  ],
});

interface SummaryRow {
  label: string;
  name: string | null;
  documents: number;
  bags: number;
  hectares: string;
  amount: string;
  tonnes: string;
  /** 1 in the row that `rollup` adds for all groups, else 0. */
  is_total: number;
}

interface SummarySource {
  table: RawBuilder<unknown>;
  lines: RawBuilder<unknown>;
  /** The column of the lines that references the document. */
  key: RawBuilder<unknown>;
  /** On the document, aliased `s`, alone. */
  where: readonly Condition[];
}

/** Says how old the data of a replica are. */
function describeReplica({ isReplica, replicatedUntil: until }: SnapshotServer): SheetRow[] {
  if (!isReplica) return [];
  const age = until ? `con los cambios hasta el ${formatDateTime(until.toISOString())}` : 'de antigüedad desconocida';
  return [{ values: ['Datos', `Copia de consulta ${age}`, null, null, null, null, null] }];
}

const allDocuments = sql`sum(g.documents)`;

/** The sums of one grouping, and after them the total. */
const sumGroups = ({ label, key, table, id, name, documents = allDocuments }: Grouping, order: number) =>
  sql`select ${sql.lit(order)} as grouping_order, ${sql.lit(label)} as label, ${name} as name, grouping(${id}) as is_total,
    (case grouping(${id}) when 0 then ${documents} else ${allDocuments} end)::int as documents, sum(g.bags)::int as bags,
    sum(g.hectares) as hectares, sum(g.amount) as amount, round(sum(g.tonnes), 2) as tonnes
  from sums_by_key g join ${table} on ${id} = g.${key} group by rollup ((${id}, ${name}))`;

/**
 * Returns the rows of the sheet Resumen: for each grouping its groups, the largest amount first, then their total; and
 * for a replica the age of its data. The lines are read once and summed by all keys together; the groupings add these
 * sums up and join their few names.
 */
export async function readSummary(
  tx: Tx,
  server: SnapshotServer,
  { table, lines, key, where }: SummarySource,
): Promise<SheetRow[]> {
  const { rows } = await sql<SummaryRow>`with sums_by_key as (
      select x.product_id, s.consultant_id, s.distributor_id, s.zone_id, count(*) as lines,
        count(*) filter (where x.position = 0) as documents, sum(x.quantity) as bags, sum(x.hectares) as hectares,
        sum(x.total) as amount, sum(x.hectares * x.product_yield) as tonnes
      from ${table} s join ${lines} x on x.${key} = s.id
      where ${joinConditions(where)} group by x.product_id, s.consultant_id, s.distributor_id, s.zone_id)
    select * from (${sql.join(groupings.map(sumGroups), sql` union all `)}) summed
    where documents > 0 order by grouping_order, is_total, amount desc, name`.execute(tx);
  const sums = rows.map((row) => ({
    values: [
      row.label,
      row.is_total ? 'Total' : row.name,
      row.documents,
      row.bags,
      row.hectares,
      row.amount,
      row.tonnes,
    ],
    bold: row.is_total === 1,
  }));
  return [...sums, ...describeReplica(server)];
}
