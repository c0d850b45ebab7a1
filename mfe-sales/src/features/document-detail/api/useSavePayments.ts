import type { FieldError, Voucher } from '@surco/shared/contract';
import { checkVoucherAction } from '@surco/shared/domain';
import { ApiError, call, isRecord, mapFieldErrors, useIdempotencyKey } from '@surco/shared/platform';
import { useActionContext } from '../../../common/hooks/useActionContext';
import { useDocumentActions } from '../../../common/api/useDocumentActions';
import type { applyPayment } from '../../../common/model/paymentFormValues';
import { texts } from '../paymentTexts';

type PaymentList = ReturnType<typeof applyPayment>;

/** Whether the DKbono has changed meanwhile; the error then carries its current state. */
const isStaleVoucherError = (error: unknown): error is ApiError & { readonly data: Voucher } =>
  error instanceof ApiError &&
  error.code === 'VERSION_OBSOLETA' &&
  isRecord(error.data) &&
  Array.isArray(error.data.payments);

/**
 * sends the payment list; the answer replaces the DKbono in the cache. When the DKbono has changed meanwhile, its
 * current state replaces it too, and the error says whether it still accepts payments. `mapErrors` moves the errors of
 * the list to the fields of the dialog; `isDateConfirmed` says that the person confirmed an unusual date, and `reason` says why a recorded payment is corrected or cancelled.
 */
export function useSavePayments({ id, version }: Pick<Voucher, 'id' | 'version'>) {
  const { replaceVoucher } = useDocumentActions();
  const actionContext = useActionContext();
  const getIdempotencyKey = useIdempotencyKey();
  return async (
    payments: PaymentList,
    mapErrors: (problems: readonly FieldError[]) => FieldError[],
    isDateConfirmed = false,
    reason?: string,
  ): Promise<void> => {
    const body = {
      payments,
      version,
      ...(isDateConfirmed && { dateConfirmed: true }),
      ...(reason && { reason }),
    };
    try {
      const options = { idempotencyKey: getIdempotencyKey(body) };
      await replaceVoucher(await call('PUT /vouchers/{id}/payments', { params: { id }, body }, options));
    } catch (error) {
      if (!isStaleVoucherError(error)) throw mapFieldErrors(error, mapErrors);
      const voucher = error.data;
      await replaceVoucher(voucher);
      // A DKbono cancelled or converted meanwhile accepts no payment, so a retry is not offered.
      const denial = checkVoucherAction('payments', { voucher, ...actionContext });
      throw new ApiError(denial?.message ?? texts.changedMeanwhile, error.status, error.code);
    }
  };
}

export type SavePayments = ReturnType<typeof useSavePayments>;
