import { sql, type RawBuilder } from 'kysely';
import { allOf, type Condition } from '../../../db/page';
import type { Tx } from '../../../db/transaction';
import { productName, userName } from '../../names';
import type { BookRow, BookSheet } from '../workbook/book';
import { placeJoins } from './joins';

interface Grouping {
  /** The Spanish word for it. */
  by: string;
  /** What tells each from one of the same name. */
  id: RawBuilder<unknown>;
  name: RawBuilder<unknown>;
}

/** What a report is summed up by. */
const groupings: readonly Grouping[] = [
  { by: 'Producto', id: sql`p.id`, name: productName },
  { by: 'Consultor', id: sql`u.id`, name: userName },
  { by: 'Distribuidor', id: sql`d.id`, name: sql`d.name` },
  { by: 'Zona', id: sql`z.id`, name: sql`z.name` },
];

export const summarySheet = (documents: string): BookSheet => ({
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

interface Sums {
  name: string | null;
  documents: number;
  bags: number;
  hectares: string;
  amount: string;
  tonnes: string;
  is_total: number;
}

interface Source {
  table: RawBuilder<unknown>;
  lines: RawBuilder<unknown>;
  /** Column of the lines that points at the document. */
  key: RawBuilder<unknown>;
  where: readonly Condition[];
}

async function sumsBy(tx: Tx, { table, lines, key, where }: Source, { id, name }: Grouping): Promise<Sums[]> {
  const { rows } =
    await sql<Sums>`select g.name, count(distinct g.document)::int as documents, sum(g.quantity)::int as bags,
      sum(g.hectares) as hectares, sum(g.total) as amount, round(sum(g.tonnes), 2) as tonnes, grouping(g.id) as is_total
    from (select ${id} as id, ${name} as name, s.id as document, x.quantity, x.hectares, x.total, x.hectares * x.product_yield as tonnes
      from ${table} s join ${lines} x on x.${key} = s.id join products p on p.id = x.product_id ${placeJoins}
      where ${allOf(where)}) g
    group by rollup ((g.id, g.name)) order by grouping(g.id), sum(g.total) desc, g.name`.execute(tx);
  return rows;
}

/** The greatest first in each grouping, with its total below. */
export async function readSummary(tx: Tx, source: Source): Promise<BookRow[]> {
  const sheet: BookRow[] = [];
  for (const grouping of groupings) {
    const sums = await sumsBy(tx, source, grouping);
    if (sums.every(({ documents }) => documents === 0)) continue;
    sheet.push(
      ...sums.map((row) => ({
        values: [
          grouping.by,
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
