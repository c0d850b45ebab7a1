import type { Payment, Voucher } from '@surco/shared/contract';
import { formatDate, formatMoney } from '@surco/shared/domain';
import { showErrorToast, showSuccessToast } from '@surco/shared/platform';
import { useConfirm } from '@surco/shared/ui/confirm';
import { useLazy } from '@surco/shared/ui/display';
import { type ReactNode, useState } from 'react';
import { type PaymentFormValues, removePayment, toPaymentFormValues } from '../../../common/model/paymentFormValues';
import { useSavePayments } from '../api/useSavePayments';
import { texts } from '../paymentTexts';

export interface PaymentActions {
  edit: (payment: Payment) => void;
  cancel: (payment: Payment) => void;
}

const loadDialog = () => import(/* webpackChunkName: "edit-payment-dialog" */ '../components/EditPaymentDialog');

/** corrects and cancels recorded payments of a DKbono, each with a reason. The page renders the dialog. */
export function useEditPayments(voucher: Voucher): PaymentActions & { dialog: ReactNode } {
  const [code, fetchCode] = useLazy(loadDialog);
  const [openValues, setOpenValues] = useState<PaymentFormValues | null>(null);
  const { confirm, dialog } = useConfirm();
  const save = useSavePayments(voucher);
  const edit = async (payment: Payment): Promise<void> => {
    if (await fetchCode()) setOpenValues(toPaymentFormValues(payment));
    else showErrorToast(texts.loadFailed);
  };
  const cancel = async ({ id, amount, date }: Payment): Promise<void> => {
    const isCancelled = await confirm({
      title: texts.cancelTitle(formatMoney(amount), formatDate(date)),
      text: texts.cancelText(voucher.folio),
      confirmLabel: texts.cancelLabel,
      danger: true,
      reason: texts.cancelReason,
      action: (reason) => save(removePayment(voucher.payments, id), (problems) => [...problems], false, reason),
    });
    if (isCancelled) showSuccessToast(texts.paymentCancelled(formatMoney(amount), voucher.folio));
  };
  return {
    edit: (payment) => void edit(payment),
    cancel: (payment) => void cancel(payment),
    dialog: (
      <>
        {dialog}
        {code.status === 'loaded' && openValues && (
          <code.module.EditPaymentDialog
            voucher={voucher}
            initialValues={openValues}
            save={save}
            onClose={() => setOpenValues(null)}
          />
        )}
      </>
    ),
  };
}
