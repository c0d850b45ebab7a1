import { sql } from 'kysely';
import { writeAuditEntries } from '../../../core/audit/writeAuditEntry';
import type { Db } from '../../../core/db/pool';
import { withTransaction } from '../../../core/db/transaction';
import { broadcastChange } from '../../notifications';
import { setGeneralPrice } from './repository';

interface DuePrice {
  id: string;
  code: string;
  base_price: string;
  price: string;
}

/**
 * Writes planned general prices whose day has come to their products; prices of other lists are read by their day. A
 * second run on the same day changes nothing.
 * @returns the number of products whose price changed
 */
export const applyPlannedPrices = (db: Db, today: string): Promise<number> =>
  withTransaction(db, async (tx) => {
    const { rows } = await sql<DuePrice>`
      select p.id, p.code, p.base_price, last.price
      from products p
      cross join lateral (
        select h.price from product_prices h
        where h.product_id = p.id and h.season_id is null and h.zone_id is null and h.valid_from <= ${today}
        order by h.valid_from desc, h.at desc limit 1
      ) last
      where last.price <> p.base_price
      order by p.id
      for update of p`.execute(tx);
    if (rows.length === 0) return 0;
    for (const { id, price } of rows) await setGeneralPrice(tx, id, price, null);
    await writeAuditEntries(
      tx,
      null,
      rows.map(({ id, code, base_price: basePrice, price }) => ({
        action: 'UPDATE',
        entity: 'product',
        entityId: id,
        before: { code, basePrice },
        after: { code, basePrice: price },
      })),
    );
    await broadcastChange(tx, 'referenceData');
    return rows.length;
  });
