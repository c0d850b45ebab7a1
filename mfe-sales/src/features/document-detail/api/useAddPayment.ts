import { formatMoney } from '@surco/shared/domain';
import { ApiError, useCachePatch } from '@surco/shared/platform';
import type { FormDraft } from '@surco/shared/ui/draft';
import { useDocumentActions } from '../../../common/api/useDocumentActions';
import { ACCOUNT_CALLS, RECORD_CALLS, VOUCHER_LIST_CALLS } from '../../../common/model/affectedCalls';
import { type PaymentFormValues, toPaymentItem } from '../../../common/model/paymentFormValues';
import { getVoucherPath } from '../../../paths';
import type { PayableDocument } from '../model/payableDocument';
import { texts } from '../paymentTexts';

const AFFECTED_CALLS = [...VOUCHER_LIST_CALLS, ...RECORD_CALLS, ...ACCOUNT_CALLS] as const;

/**
 * adds one payment to a DKbono; the answer replaces the DKbono in the cache. Without a network it waits on this
 * device, as one on a DKbono that is not sent yet does.
 * @returns a function that returns the id of the payment, or null for one that waits, and throws an ApiError
 */
export function useAddPayment({ id, folio }: PayableDocument) {
  const { replaceVoucher } = useDocumentActions();
  const { refresh } = useCachePatch();
  return async (
    values: PaymentFormValues,
    isDateConfirmed: boolean,
    submit: FormDraft<PaymentFormValues>['submit'],
  ): Promise<{ paymentId: string | undefined } | null> => {
    const body = { ...toPaymentItem(values), ...(isDateConfirmed ? { dateConfirmed: true } : {}) };
    try {
      const result = await submit(
        'POST /vouchers/{id}/payments',
        { params: { id }, body },
        {
          values: { ...values, voucherId: id },
          label: texts.draftLabel(formatMoney(values.amount ?? 0), folio),
          record: getVoucherPath(''),
          refreshes: AFFECTED_CALLS,
        },
      );
      if (result.state !== 'sent') return null;
      await replaceVoucher(result.data);
      // The answer was given before the photos followed.
      if (values.photos?.length) void refresh('GET /vouchers/{id}');
      return { paymentId: result.data.paymentId };
    } catch (error) {
      // The DKbono may have been cancelled or converted meanwhile.
      if (error instanceof ApiError && error.status === 409) void refresh('GET /vouchers/{id}');
      throw error;
    }
  };
}
