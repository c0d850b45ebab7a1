import { sql } from 'kysely';
import { buildInsert } from '../../../../core/db/bulkInsert';
import type { NewRow } from '../../../../core/db/schema/database';
import { singleRow } from '../../../../core/db/singleRow';
import type { Tx } from '../../../../core/db/transaction';
import { nextFolioSql } from '../folio';

interface NewDocument<T extends 'sales' | 'vouchers', L extends 'sale_lines' | 'voucher_lines'> {
  document: Omit<NewRow<T>, 'folio'> & { date: string };
  lines: readonly NewRow<L>[];
  history: NewRow<'document_history'>;
}

/**
 * Inserts a document with the next folio of its year, its lines and its first history entry, in one statement: from the
 * folio to the commit other writers wait. The folio comes before the sums that the triggers lock, as in an import.
 * @returns the folio
 */
async function insertDocument<T extends 'sales' | 'vouchers', L extends 'sale_lines' | 'voucher_lines'>(
  tx: Tx,
  { kind, table, linesTable }: { kind: 'V' | 'DKB'; table: T; linesTable: L },
  { document, lines, history }: NewDocument<T, L>,
): Promise<string> {
  const names = Object.keys(document);
  const { folio } = await singleRow(
    sql<{ folio: string }>`with next as (${nextFolioSql(kind, Number(document.date.slice(0, 4)))}),
      document as (
        insert into ${sql.table(table)} (folio, ${sql.join(names.map((name) => sql.ref(name)))})
        select next.folio, ${sql.join(names.map((name) => sql.ref(`r.${name}`)))}
        from next, json_populate_record(null::${sql.table(table)}, ${JSON.stringify(document)}::json) r
        returning folio),
      lines as (${buildInsert(linesTable, lines)}),
      history as (${buildInsert('document_history', [history])})
      select folio from document`.execute(tx),
  );
  return folio;
}

/** Inserts a sale, see {@link insertDocument}. */
export const insertSale = (tx: Tx, sale: NewDocument<'sales', 'sale_lines'>): Promise<string> =>
  insertDocument(tx, { kind: 'V', table: 'sales', linesTable: 'sale_lines' }, sale);

/** Inserts a DKbono, see {@link insertDocument}. */
export const insertVoucher = (tx: Tx, voucher: NewDocument<'vouchers', 'voucher_lines'>): Promise<string> =>
  insertDocument(tx, { kind: 'DKB', table: 'vouchers', linesTable: 'voucher_lines' }, voucher);
