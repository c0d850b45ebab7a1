import { sql, type RawBuilder } from 'kysely';
import { joinConditions, type Condition } from '../../../core/db/conditions';
import type { Tx } from '../../../core/db/transaction';
import { productNameSql, userNameSql } from '../../../core/db/nameSql';
import type { SheetRow, SheetDefinition } from '../../../core/workbook/sheetTypes';
import { reportJoins } from './reportColumns';

interface Grouping {
  /** The Spanish label. */
  label: string;
  /** Distinguishes records of the same name. */
  id: RawBuilder<unknown>;
  name: RawBuilder<unknown>;
}

/** What the sheet Resumen groups the lines by. */
const groupings: readonly Grouping[] = [
  { label: 'Producto', id: sql`p.id`, name: productNameSql },
  { label: 'Consultor', id: sql`u.id`, name: userNameSql },
  { label: 'Distribuidor', id: sql`d.id`, name: sql`d.name` },
  { label: 'Zona', id: sql`z.id`, name: sql`z.name` },
];

/** @param documents Spanish plural of the documents, the heading of their count */
export const createSummarySheet = (documents: string): SheetDefinition => ({
  name: 'Resumen',
  columns: [
    { heading: 'Por', kind: 'text' },
    { heading: 'Nombre', kind: 'text' },
    { heading: documents, kind: 'integer' },
    { heading: 'Bolsas', kind: 'integer' },
    { heading: 'Hectáreas', kind: 'decimal' },
    { heading: 'Importe', kind: 'money' },
    { heading: 't MV esperadas', kind: 'decimal' },
  ],
});

interface SummaryRow {
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
  where: readonly Condition[];
}

async function readGroupTotals(
  tx: Tx,
  { table, lines, key, where }: SummarySource,
  { id, name }: Grouping,
): Promise<SummaryRow[]> {
  const { rows } =
    await sql<SummaryRow>`select g.name, count(distinct g.document)::int as documents, sum(g.quantity)::int as bags,
      sum(g.hectares) as hectares, sum(g.total) as amount, round(sum(g.tonnes), 2) as tonnes, grouping(g.id) as is_total
    from (select ${id} as id, ${name} as name, s.id as document, x.quantity, x.hectares, x.total, x.hectares * x.product_yield as tonnes
      from ${table} s join ${lines} x on x.${key} = s.id join products p on p.id = x.product_id ${reportJoins}
      where ${joinConditions(where)}) g
    group by rollup ((g.id, g.name)) order by grouping(g.id), sum(g.total) desc, g.name`.execute(tx);
  return rows;
}

/** Returns the rows of the sheet Resumen: for each grouping its groups, the largest amount first, then their total. */
export async function readSummary(tx: Tx, source: SummarySource): Promise<SheetRow[]> {
  const sheet: SheetRow[] = [];
  for (const grouping of groupings) {
    const groups = await readGroupTotals(tx, source, grouping);
    if (groups.every(({ documents }) => documents === 0)) continue;
    sheet.push(
      ...groups.map((row) => ({
        values: [
          grouping.label,
          row.is_total ? 'Total' : row.name,
          row.documents,
          row.bags,
          row.hectares,
          row.amount,
          row.tonnes,
        ],
        bold: row.is_total === 1,
      })),
    );
  }
  return sheet;
}
