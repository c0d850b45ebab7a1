import type { Sale } from '@surco/shared/contract';
import type { SaleStatus } from '@surco/shared/contract/statuses';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import { found } from '../../http/failure';
import type { CurrentUser } from '../../http/currentUser';
import { audit } from '../documents/audit';
import { record } from '../documents/record';
import { moveStock, placeOf, wholly } from '../inventories/move';
import { tell } from '../notifications/tell';
import { giveBack } from '../vouchers/giveBack';
import { holdSale } from './hold';
import { findSale } from './repository';

interface When {
  version: number | undefined;
  today: string;
}

const setStatus = (tx: Tx, user: CurrentUser, id: string, status: SaleStatus) =>
  tx
    .updateTable('sales')
    .set({ status, version: sql`version + 1`, updated_at: sql`now()`, updated_by: user.id })
    .where('id', '=', id)
    .execute();

export async function deliverSale(tx: Tx, user: CurrentUser, id: string, when: When): Promise<Sale> {
  const before = await holdSale(tx, user, id, 'deliver', when);
  await setStatus(tx, user, id, 'ENTREGADA');
  await record(tx, { saleId: id }, { action: 'ENTREGADA', by: user.id });
  const after = found(await findSale(tx, user, id));
  await audit(tx, user, { action: 'DELIVER', entity: 'sale', entityId: id, before, after });
  return after;
}

/**
 * out of every list, its bags back: to the DKbono it came from while its season takes DKbonos, else to the stock.
 */
export async function deleteSale(tx: Tx, user: CurrentUser, id: string, when: When): Promise<{ id: string }> {
  const sale = await holdSale(tx, user, id, 'delete', when);
  const cause = { saleId: id, userId: user.id };
  if (sale.voucherId) await giveBack(tx, user, sale, sale.voucherId);
  else await moveStock(tx, 'DELETE_SALE', wholly('sale', { place: placeOf(sale), lines: sale.lines }), cause);
  await setStatus(tx, user, id, 'ELIMINADA');
  await record(tx, { saleId: id }, { action: 'ELIMINADA', by: user.id });
  await audit(tx, user, { action: 'DELETE', entity: 'sale', entityId: id, before: sale });
  await tell(tx, { type: 'sale.deleted', id, actorId: user.id });
  return { id };
}
