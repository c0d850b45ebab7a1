import type { InventoryDetail, StockMovement } from '@surco/shared/contract';
import { sql } from 'kysely';
import { joinConditions } from '../../core/db/conditions';
import type { Db } from '../../core/db/pool';
import type { CurrentUser } from '../../core/http/currentUser';
import { toUserRefOrNull } from '../../core/db/rowMapping';
import { buildDocumentScope } from '../../core/scope/rowScope';
import { findInventoriesById } from './repository';

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

const toFolioRef = (id: string | null, folio: string | null) => (id !== null && folio !== null ? { id, folio } : null);

const toMovement = (row: MovementRow): StockMovement => ({
  id: row.id,
  at: row.at.toISOString(),
  by: toUserRefOrNull(row.by, row.first_name, row.last_name),
  event: row.event,
  initial: row.initial,
  adjustment: row.adjustment,
  committed: row.committed,
  sold: row.sold,
  available: row.available,
  reason: row.reason,
  sale: toFolioRef(row.sale_id, row.sale_folio),
  voucher: toFolioRef(row.voucher_id, row.voucher_folio),
});

/** Returns every stock movement, the oldest first; a document's folio only if it is within the user's scope. */
async function readMovements(db: Db, user: CurrentUser, inventoryId: string): Promise<StockMovement[]> {
  const inScope = joinConditions(buildDocumentScope(user));
  const { rows } = await sql<MovementRow>`
    select m.*, u.first_name, u.last_name, sale.folio as sale_folio, voucher.folio as voucher_folio,
      sum(m.initial + m.adjustment - m.committed - m.sold) over (order by m.at, m.id) as available
    from stock_movements m
    left join users u on u.id = m.by
    left join lateral (select s.folio from sales s where s.id = m.sale_id and s.status <> 'ELIMINADA' and ${inScope}) sale on true
    left join lateral (select s.folio from vouchers s where s.id = m.voucher_id and ${inScope}) voucher on true
    where m.inventory_id = ${inventoryId}
    order by m.at, m.id`.execute(db);
  return rows.map(toMovement);
}

/** Returns an inventory with its stock movements; null when it is outside the user's scope. */
export async function findInventory(db: Db, user: CurrentUser, id: string): Promise<InventoryDetail | null> {
  const [inventory] = await findInventoriesById(db, user, [id]);
  return inventory ? { ...inventory, movements: await readMovements(db, user, id) } : null;
}
