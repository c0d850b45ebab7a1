import { sql, type RawBuilder } from 'kysely';
import type { Db } from './pool';
import type { Tx } from './transaction';

/** The customer that another one was merged into, when, and the consultant that the merged one had. */
export const findMerge = (db: Db | Tx, mergedId: string) =>
  db
    .selectFrom('customer_merges')
    .select(['customer_id', 'consultant_id', 'merged_at'])
    .where('merged_id', '=', mergedId)
    .executeTakeFirst();

/** The id under which a customer is found now: of one that was merged into another, that of the other. */
export const resolveCustomerId = async (db: Db | Tx, id: string): Promise<string> =>
  (await findMerge(db, id))?.customer_id ?? id;

/** The same for a write: locks the customer, so that they are not merged before the transaction ends. */
export async function lockCurrentCustomerId(tx: Tx, id: string): Promise<string> {
  await tx.selectFrom('customers').select('id').where('id', '=', id).forKeyShare().execute();
  return resolveCustomerId(tx, id);
}

/** The same as SQL, for filters: an address or a saved view may have the former id. */
export const currentCustomerSql = (id: string): RawBuilder<string> =>
  sql<string>`coalesce((select x.customer_id from customer_merges x where x.merged_id = ${id}), ${id})`;
