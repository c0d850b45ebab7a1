import type { CallInput, Sale } from '@surco/shared/contract';
import { changedBy } from '../../../core/db/recordColumns';
import type { NewRow } from '../../../core/db/schema/database';
import type { Tx } from '../../../core/db/transaction';
import { requireFound } from '../../../core/http/httpError';
import type { CurrentUser } from '../../../core/http/currentUser';
import { assertVersion } from '../../../core/http/assertVersion';
import { writeAuditEntry } from '../../../core/audit/writeAuditEntry';
import { addHistoryEntry } from '../common/addHistoryEntry';
import { applyStockChange, toStockKey, listDocumentStock } from '../../inventory';
import { checkImage, insertImage } from '../../images';
import { notify } from '../../notifications';
import { finishRelease, startRelease } from '../conversion/releaseToVoucher';
import { lockSale } from './lockSale';
import { findSale } from './repository';

interface ActionOptions {
  version: number | undefined;
  today: string;
}

type SaleChange = Pick<NewRow<'sales'>, 'status' | 'delivered_to'>;

const updateSaleRow = (tx: Tx, user: CurrentUser, id: string, change: SaleChange) =>
  tx
    .updateTable('sales')
    .set({ ...change, ...changedBy(user.id) })
    .where('id', '=', id)
    .execute();

/**
 * Marks a sale as delivered, with who received it and their signature, and returns it.
 * @throws HttpError as {@link lockSale}; 400 for anything but a signature
 */
export async function deliverSale(
  tx: Tx,
  user: CurrentUser,
  id: string,
  body: CallInput<'POST /sales/{id}/deliver'>['body'],
  today: string,
): Promise<Sale> {
  const signature = body?.signature && checkImage(Buffer.from(body.signature, 'base64'), 'signature', 'signature');
  const before = await lockSale(tx, user, id, 'deliver', { version: undefined, today });
  // That it is delivered already says more than that it has changed.
  assertVersion(before, body?.version);
  await updateSaleRow(tx, user, id, { status: 'ENTREGADA', delivered_to: body?.deliveredTo ?? null });
  if (signature) await insertImage(tx, user, { sale_id: id }, signature);
  await addHistoryEntry(tx, { saleId: id }, { action: 'ENTREGADA', by: user });
  const after = requireFound(await findSale(tx, user, id));
  await writeAuditEntry(tx, user, { action: 'DELIVER', entity: 'sale', entityId: id, before, after });
  return after;
}

/**
 * Deletes a sale: its bags return to the DKbono that it came from while the season admits DKbonos, else to the
 * stock. Who may delete it is decided by `checkDeleteSale` of the domain.
 * @throws HttpError as {@link lockSale}; 409 when the DKbono cannot reserve its bags again
 */
export async function deleteSale(
  tx: Tx,
  user: CurrentUser,
  id: string,
  options: ActionOptions,
): Promise<{ id: string }> {
  const sale = await lockSale(tx, user, id, 'delete', options);
  const cause = { saleId: id, userId: user.id };
  const release = sale.voucherId ? await startRelease(tx, user, sale, sale.voucherId) : null;
  if (!release)
    await applyStockChange(
      tx,
      'DELETE_SALE',
      listDocumentStock('sale', { stockKey: toStockKey(sale), lines: sale.lines }),
      cause,
    );
  await updateSaleRow(tx, user, id, { status: 'ELIMINADA' });
  if (release) await finishRelease(tx, user, sale, release);
  await addHistoryEntry(tx, { saleId: id }, { action: 'ELIMINADA', by: user });
  await writeAuditEntry(tx, user, { action: 'DELETE', entity: 'sale', entityId: id, before: sale });
  await notify(tx, { type: 'sale.deleted', id, actorId: user.id });
  return { id };
}
