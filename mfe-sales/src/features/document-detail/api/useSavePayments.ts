import type { Voucher, FieldError } from '@surco/shared/contract';
import { checkVoucherAction } from '@surco/shared/domain';
import { ApiError, call, isRecord, useIdempotencyKey } from '@surco/shared/platform';
import { useActionContext } from '../../../common/hooks/useActionContext';
import { useDocumentActions } from '../../../common/api/useDocumentActions';
import type { applyPayment } from '../model/paymentFormValues';
import { texts } from '../paymentTexts';

type PaymentList = ReturnType<typeof applyPayment>;

const isStaleVoucherError = (error: ApiError): boolean =>
  error.code === 'VERSION_OBSOLETA' && isRecord(error.data) && Array.isArray(error.data.payments);

/** sends the payment list; the answer replaces the voucher in the cache. */
export function useSavePayments({ id, version }: Pick<Voucher, 'id' | 'version'>) {
  const { replaceVoucher } = useDocumentActions();
  const acting = useActionContext();
  const getIdempotencyKey = useIdempotencyKey();
  return async (payments: PaymentList, toFields: (problems: readonly FieldError[]) => FieldError[]): Promise<void> => {
    const body = { payments, version };
    try {
      const options = { idempotencyKey: getIdempotencyKey(body) };
      await replaceVoucher(await call('PUT /vouchers/{id}/payments', { params: { id }, body }, options));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (!isStaleVoucherError(error))
        throw new ApiError(error.message, error.status, error.code, toFields(error.details), error.data);
      const voucher = error.data as Voucher;
      await replaceVoucher(voucher);
      // A voucher cancelled or converted meanwhile accepts no payment, so a retry is not offered.
      const denial = checkVoucherAction('payments', { voucher, ...acting });
      throw new ApiError(denial?.message ?? texts.stale, error.status, error.code);
    }
  };
}

export type SavePayments = ReturnType<typeof useSavePayments>;
