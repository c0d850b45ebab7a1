import type { CallInput, Sale, SaleSummary } from '@surco/shared/contract';
import { sql } from 'kysely';
import { allOf, orderBy, readPage, type ListSource } from '../../db/page';
import type { Db } from '../../db/pool';
import type { Tx } from '../../db/transaction';
import type { Row } from '../../db/types';
import type { CurrentUser } from '../../http/currentUser';
import { historyOf, linesOf, saleParts } from '../documents/details';
import {
  documentConditions,
  documentSorts,
  isIndirect,
  type DocumentFilters,
  type DocumentTable,
} from '../documents/filters';
import { documentColumns, documentJoins, toDocument, toSums, type DocumentJoined } from '../documents/mapping';
import { countedBy, saleSums, sumsConditions } from '../documents/sums';
import { documentScope } from '../scope';

type SaleRow = Row<'sales'> & DocumentJoined;

/** A deleted sale is out of every list; written as a literal, so that the partial indexes serve. */
const present = sql`s.status <> 'ELIMINADA'`;

const toFields = (row: SaleRow) => ({ ...toDocument(row), status: row.status, voucherId: row.voucher_id });

const toSummary = (row: SaleRow): SaleSummary => ({ ...toFields(row), ...toSums(row) });

const table: DocumentTable = {
  name: sql`sales`,
  kind: 'V',
  lines: sql`select sale_id as document_id, product_id from sale_lines`,
};

/** Which sales this person sees of those asked for: one answer for the list, its totals and what is exported. */
export const saleConditions = (user: CurrentUser, filters: DocumentFilters) => [
  present,
  ...documentConditions(user, filters, table),
];

/** How the list of sales is read. */
export const salesSource = (user: CurrentUser, query: CallInput<'GET /sales'>['query']): ListSource => ({
  base: sql`sales s`,
  alias: sql`s`,
  joins: documentJoins,
  columns: documentColumns,
  where: saleConditions(user, query),
  order: orderBy(query.sort, documentSorts, '-date', sql`s.id`),
  indirect: isIndirect(user, query),
  counted: countedBy(saleSums, sumsConditions(user, query)),
});

export const listSales = (db: Db, user: CurrentUser, query: CallInput<'GET /sales'>['query']) =>
  readPage(db, query, salesSource(user, query), toSummary);

export async function findSale(db: Db | Tx, user: CurrentUser, id: string): Promise<Sale | null> {
  const where = allOf([sql`s.id = ${id}`, present, ...documentScope(user)]);
  const { rows } = await sql<SaleRow>`select ${documentColumns} from sales s ${documentJoins} where ${where}`.execute(
    db,
  );
  const row = rows[0];
  return row
    ? { ...toFields(row), lines: await linesOf(db, saleParts, id), history: await historyOf(db, saleParts, id) }
    : null;
}
