import type { InventoryDetail, StockMovement } from '@surco/shared/contract';
import { sql } from 'kysely';
import { joinConditions } from '../../core/db/conditions';
import { userRefSql } from '../../core/db/nameSql';
import type { Db } from '../../core/db/pool';
import type { CurrentUser } from '../../core/http/currentUser';
import { buildDocumentScope } from '../../core/scope/rowScope';
import { findInventoriesById } from './repository';

type MovementRow = Omit<StockMovement, 'at'> & { at: Date };

/** Returns every stock movement, the oldest first; a document's folio only if it is within the user's scope. */
async function readMovements(db: Db, user: CurrentUser, inventoryId: string): Promise<StockMovement[]> {
  const inScope = joinConditions(buildDocumentScope(user));
  const { rows } = await sql<MovementRow>`
    select m.id, m.at, ${userRefSql} as by, m.event, m.initial, m.adjustment, m.committed, m.sold,
      sum(m.initial + m.adjustment - m.committed - m.sold) over (order by m.at, m.id) as available,
      m.reason, sale.ref as sale, voucher.ref as voucher
    from stock_movements m
    left join users u on u.id = m.by
    left join lateral (select json_build_object('id', s.id, 'folio', s.folio) as ref from sales s
      where s.id = m.sale_id and s.status <> 'ELIMINADA' and ${inScope}) sale on true
    left join lateral (select json_build_object('id', s.id, 'folio', s.folio) as ref from vouchers s
      where s.id = m.voucher_id and ${inScope}) voucher on true
    where m.inventory_id = ${inventoryId}
    order by m.at, m.id`.execute(db);
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

/** Returns an inventory with its stock movements; null when it is outside the user's scope. */
export async function findInventory(db: Db, user: CurrentUser, id: string): Promise<InventoryDetail | null> {
  const [inventory] = await findInventoriesById(db, user, [id]);
  return inventory ? { ...inventory, movements: await readMovements(db, user, id) } : null;
}
