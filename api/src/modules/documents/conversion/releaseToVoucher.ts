import type { Sale } from '@surco/shared/contract';
import { compareMoney, formatMoney, getStatusAfterEvent, type VoucherStatus } from '@surco/shared/domain';
import type { Row } from '../../../core/db/schema/database';
import type { Tx } from '../../../core/db/transaction';
import { HttpError } from '../../../core/http/httpError';
import type { CurrentUser } from '../../../core/http/currentUser';
import { writeAuditEntry } from '../../../core/audit/writeAuditEntry';
import { readLines, voucherPartTables } from '../common/documentParts';
import { addHistoryEntry } from '../common/addHistoryEntry';
import { applyStockChange, listSaleAndVoucherStock, toStockKey } from '../../inventory';
import { updateVoucherRow } from '../common/updateVoucherRow';

const formatCancellationNote = (folio: string): string =>
  `Se eliminó la venta ${folio} y la temporada ya no admite DKbonos. El saldo a favor se conserva.`;

/** @throws HttpError 409 when more was paid for the sale, which had further bags, than the DKbono costs */
function assertPaidWithinTotal({ folio, paid, total }: Row<'vouchers'>): void {
  if (compareMoney(paid, total) <= 0) return;
  const text = `Lo abonado (${formatMoney(paid)}) supera el total del DKbono ${folio} (${formatMoney(total)}). Pida a un administrador que corrija los abonos antes de eliminar la venta.`;
  throw new HttpError('TRANSICION_INVALIDA', { text });
}

/** A DKbono that a sale is being deleted from. */
interface Release {
  readonly voucher: Row<'vouchers'>;
  readonly isReopened: boolean;
  readonly status: VoucherStatus;
}

/**
 * Returns the bags of a sale that is being deleted to its DKbono, which stays locked. Bags come first in every
 * write of a document, then the sale, then its DKbono, so that two writes never wait for each other.
 * @throws HttpError 409 when the status or the payments do not allow it, or the bags are no longer available
 */
export async function startRelease(tx: Tx, user: CurrentUser, sale: Sale, voucherId: string): Promise<Release> {
  const voucher = await tx
    .selectFrom('vouchers')
    .selectAll()
    .where('id', '=', voucherId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  // The sale has the season of the DKbono and was read after the season was locked.
  const isReopened = sale.season.isVoucherOpen;
  const status = getStatusAfterEvent(isReopened ? 'RELEASE' : 'FORFEIT', voucher);
  if (!status) throw new HttpError('TRANSICION_INVALIDA');
  if (isReopened) assertPaidWithinTotal(voucher);
  const reserved = await readLines(tx, voucherPartTables, voucherId);
  const stockChanges = listSaleAndVoucherStock(toStockKey(sale), sale.lines, isReopened ? reserved : []);
  const cause = { saleId: sale.id, voucherId, userId: user.id };
  await applyStockChange(tx, isReopened ? 'DELETE_SALE_TO_VOUCHER' : 'DELETE_SALE', stockChanges, cause);
  return { voucher, isReopened, status };
}

/**
 * Gives the DKbono of a deleted sale its new status: while the season admits DKbonos, that of its payments; otherwise
 * it is cancelled, and the customer keeps the credit.
 */
export async function finishRelease(
  tx: Tx,
  user: CurrentUser,
  sale: Sale,
  { voucher, isReopened, status }: Release,
): Promise<void> {
  const { id: voucherId, folio } = voucher;
  const note = isReopened ? `Se eliminó la venta ${sale.folio}.` : formatCancellationNote(sale.folio);
  await updateVoucherRow(tx, user.id, voucherId, {
    status,
    status_reason: isReopened ? null : note,
    sale_total: null,
  });
  await addHistoryEntry(tx, { voucherId }, { action: isReopened ? 'REABIERTA' : 'CANCELADA', by: user, note });
  const before = { folio, status: voucher.status, note: null };
  const after = { folio, status, note };
  const action = isReopened ? 'RELEASE' : 'FORFEIT';
  await writeAuditEntry(tx, user, { action, entity: 'voucher', entityId: voucherId, before, after });
}
