import type { Sale } from '@surco/shared/contract';
import { voucherAfter } from '@surco/shared/domain/vouchers';
import type { Tx } from '../../db/transaction';
import { Failure } from '../../http/failure';
import type { CurrentUser } from '../../http/currentUser';
import { audit } from '../documents/audit';
import { linesOf, voucherParts } from '../documents/details';
import { record } from '../documents/record';
import { moveStock, ofBoth, placeOf } from '../inventories/move';
import { changeVoucher } from './hold';

const forfeited = (folio: string): string =>
  `Se eliminó la venta ${folio} y la temporada ya no admite DKbonos. El saldo a favor se conserva.`;

/**
 * The sale of a DKbono is being deleted (domain.md §3): while its season takes DKbonos it stands again as its payments
 * say and holds its bags; otherwise it is cancelled, its credit kept, and the bags are free.
 */
export async function giveBack(tx: Tx, user: CurrentUser, sale: Sale, voucherId: string): Promise<void> {
  const voucher = await tx
    .selectFrom('vouchers')
    .selectAll()
    .where('id', '=', voucherId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  // The sale is of the DKbono's season, and was read when that was held.
  const released = sale.season.isVoucherOpen;
  const status = voucherAfter(released ? 'RELEASE' : 'FORFEIT', voucher);
  if (!status) throw new Failure('TRANSICION_INVALIDA');
  const reserved = await linesOf(tx, voucherParts, voucherId);
  const moves = ofBoth(placeOf(sale), sale.lines, released ? reserved : []);
  const cause = { saleId: sale.id, voucherId, userId: user.id };
  await moveStock(tx, released ? 'DELETE_SALE_TO_VOUCHER' : 'DELETE_SALE', moves, cause);
  const note = released ? `Se eliminó la venta ${sale.folio}.` : forfeited(sale.folio);
  await changeVoucher(tx, user.id, voucherId, { status, status_reason: released ? null : note });
  await record(tx, { voucherId }, { action: released ? 'REABIERTA' : 'CANCELADA', by: user.id, note });
  const { folio } = voucher;
  const before = { folio, status: voucher.status, note: null };
  const after = { folio, status, note };
  const action = released ? 'RELEASE' : 'FORFEIT';
  await audit(tx, user, { action, entity: 'voucher', entityId: voucherId, before, after });
}
