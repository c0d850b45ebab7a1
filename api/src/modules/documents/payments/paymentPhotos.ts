import type { Voucher } from '@surco/shared/contract';
import { canActOnDocument, maxPaymentPhotos } from '@surco/shared/domain';
import { writeAuditEntry } from '../../../core/audit/writeAuditEntry';
import type { Tx } from '../../../core/db/transaction';
import type { CurrentUser } from '../../../core/http/currentUser';
import { createFieldError, HttpError, requireFound } from '../../../core/http/httpError';
import { mapUniqueViolation } from '../../../core/http/uniqueViolation';
import { checkImage, insertImage } from '../../images';
import { findVoucher } from '../vouchers/repository';

/**
 * Locks a payment, so that its photos are counted one after the other, and returns its DKbono.
 * @throws HttpError 404 outside the user's scope and for a cancelled payment, 403 for a user who may not act on the DKbono
 */
async function lockPayment(tx: Tx, user: CurrentUser, id: string): Promise<Voucher> {
  const payment = await tx
    .selectFrom('payments')
    .select('voucher_id')
    .where('id', '=', id)
    .where('cancelled_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  const voucher = requireFound(await findVoucher(tx, user, requireFound(payment).voucher_id));
  if (!canActOnDocument(user, voucher)) throw new HttpError('PERMISO_DENEGADO');
  return voucher;
}

const writePhotoEntry = (tx: Tx, user: CurrentUser, action: string, { id, folio }: Voucher) =>
  writeAuditEntry(tx, user, { action, entity: 'voucher', entityId: id, after: { folio } });

const photoUniqueErrors = {
  images_payment: { path: 'file', message: 'Esta foto ya está en el abono.' },
};

/**
 * Adds a photo of its slip to a payment.
 * @throws HttpError 404 and 403 as {@link lockPayment}; 400 for anything but a photo, and for one too many; 409 for one
 * that the payment has
 */
export async function addPaymentPhoto(
  tx: Tx,
  user: CurrentUser,
  paymentId: string,
  content: Uint8Array,
): Promise<{ id: string }> {
  const image = checkImage(content, 'photo', 'file');
  const voucher = await lockPayment(tx, user, paymentId);
  const stored = await tx.selectFrom('images').select('id').where('payment_id', '=', paymentId).execute();
  if (stored.length >= maxPaymentPhotos)
    throw createFieldError('file', `El abono ya tiene ${maxPaymentPhotos} fotos. Quite una antes de agregar otra.`);
  const id = await mapUniqueViolation(insertImage(tx, user, { payment_id: paymentId }, image), photoUniqueErrors);
  await writePhotoEntry(tx, user, 'PHOTO_ADDED', voucher);
  return { id };
}

/** Removes a photo of a payment. @throws HttpError as {@link lockPayment}, also 404 for a photo that is not the payment's */
export async function removePaymentPhoto(
  tx: Tx,
  user: CurrentUser,
  { id: paymentId, photoId }: { id: string; photoId: string },
): Promise<{ id: string }> {
  const voucher = await lockPayment(tx, user, paymentId);
  const removed = await tx
    .deleteFrom('images')
    .where('id', '=', photoId)
    .where('payment_id', '=', paymentId)
    .returning('id')
    .executeTakeFirst();
  requireFound(removed);
  await writePhotoEntry(tx, user, 'PHOTO_REMOVED', voucher);
  return { id: photoId };
}
