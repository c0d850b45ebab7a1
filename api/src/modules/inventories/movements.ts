import type { InventoryDetail, StockMovement } from '@surco/shared/contract';
import { sql } from 'kysely';
import { allOf } from '../../db/page';
import type { Db } from '../../db/pool';
import type { CurrentUser } from '../../http/currentUser';
import { personOrNull } from '../mapping';
import { documentScope } from '../scope';
import { inventoriesById } from './repository';

interface MovementRow {
  id: string;
  at: Date;
  by: string | null;
  first_name: string | null;
  last_name: string | null;
  event: StockMovement['event'];
  initial: number;
  adjustment: number;
  committed: number;
  sold: number;
  available: number;
  reason: string | null;
  sale_id: string | null;
  sale_folio: string | null;
  voucher_id: string | null;
  voucher_folio: string | null;
}

const folioOrNull = (id: string | null, folio: string | null) => (id !== null && folio !== null ? { id, folio } : null);

const toMovement = (row: MovementRow): StockMovement => ({
  id: row.id,
  at: row.at.toISOString(),
  by: personOrNull(row.by, row.first_name, row.last_name),
  event: row.event,
  initial: row.initial,
  adjustment: row.adjustment,
  committed: row.committed,
  sold: row.sold,
  available: row.available,
  reason: row.reason,
  sale: folioOrNull(row.sale_id, row.sale_folio),
  voucher: folioOrNull(row.voucher_id, row.voucher_folio),
});

/** Every movement, the oldest first; a document's folio only where the reader may open it. */
async function movementsOf(db: Db, user: CurrentUser, inventoryId: string): Promise<StockMovement[]> {
  const within = allOf(documentScope(user));
  const { rows } = await sql<MovementRow>`
    select m.*, u.first_name, u.last_name, sale.folio as sale_folio, voucher.folio as voucher_folio,
      sum(m.initial + m.adjustment - m.committed - m.sold) over (order by m.at, m.id) as available
    from stock_movements m
    left join users u on u.id = m.by
    left join lateral (select s.folio from sales s where s.id = m.sale_id and s.status <> 'ELIMINADA' and ${within}) sale on true
    left join lateral (select s.folio from vouchers s where s.id = m.voucher_id and ${within}) voucher on true
    where m.inventory_id = ${inventoryId}
    order by m.at, m.id`.execute(db);
  return rows.map(toMovement);
}

export async function findInventory(db: Db, user: CurrentUser, id: string): Promise<InventoryDetail | null> {
  const [inventory] = await inventoriesById(db, user, [id]);
  return inventory ? { ...inventory, movements: await movementsOf(db, user, id) } : null;
}
