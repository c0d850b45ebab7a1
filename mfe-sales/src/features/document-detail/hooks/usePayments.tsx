import type { Payment, Voucher } from '@surco/shared/contract';
import { formatDate, formatMoney, type VoucherAction } from '@surco/shared/domain';
import { showErrorToast, showSuccessToast, useSearchParams } from '@surco/shared/platform';
import { useConfirm } from '@surco/shared/ui/confirm';
import { useLazy } from '@surco/shared/ui/display';
import { type ReactNode, useEffect, useState } from 'react';
import { getToday } from '../../../common/api/referenceData';
import {
  createEmptyPaymentValues,
  type PaymentFormValues,
  toPaymentFormValues,
  removePayment,
} from '../model/paymentFormValues';
import { texts } from '../paymentTexts';
import { useSavePayments } from '../api/useSavePayments';

export interface PaymentActions {
  /** Opens an empty payment. */
  add: () => void;
  /** Administrators only. */
  edit: ((payment: Payment) => void) | null;
  remove: ((payment: Payment) => void) | null;
  /** Render it on the page. */
  dialog: ReactNode;
}

const loadDialog = () => import(/* webpackChunkName: "payment-dialog" */ '../components/PaymentDialog');

/** Opens the dialog when the link has `?abono=1`. */
function useOpenFromQuery(canPay: boolean, open: () => void): void {
  const [search, setSearch] = useSearchParams();
  const requested = search.has('abono');
  useEffect(() => {
    if (!requested) return;
    setSearch({}, { replace: true });
    if (canPay) open();
  }, [requested, canPay, open, setSearch]);
}

/** E-09: payment actions of a DKbono and their dialog. */
export function usePayments(
  voucher: Voucher,
  may: Pick<Record<VoucherAction, boolean>, 'pay' | 'editPayments'>,
): PaymentActions {
  const [code, fetchCode] = useLazy(loadDialog);
  const [draft, setDraft] = useState<PaymentFormValues | null>(null);
  const { confirm, dialog } = useConfirm();
  const save = useSavePayments(voucher);
  const open = async (next: PaymentFormValues): Promise<void> => {
    if (await fetchCode()) setDraft(next);
    else showErrorToast(texts.loadFailed);
  };
  const add = (): void => void open(createEmptyPaymentValues(getToday()));
  useOpenFromQuery(may.pay, add);
  const remove = async (payment: Payment): Promise<void> => {
    const done = await confirm({
      title: texts.removeTitle(formatMoney(payment.amount), formatDate(payment.date)),
      text: texts.removeText(voucher.folio),
      confirmLabel: texts.removeLabel,
      danger: true,
      action: () => save(removePayment(voucher.payments, payment.id), (problems) => [...problems]),
    });
    if (done) showSuccessToast(texts.removed(voucher.folio));
  };
  return {
    add,
    edit: may.editPayments ? (payment) => void open(toPaymentFormValues(payment)) : null,
    remove: may.editPayments ? (payment) => void remove(payment) : null,
    dialog: (
      <>
        {dialog}
        {code.status === 'loaded' && draft && (
          <code.module.PaymentDialog
            key={draft.id ?? 'new'}
            voucher={voucher}
            initialValues={draft}
            save={save}
            onClose={() => setDraft(null)}
          />
        )}
      </>
    ),
  };
}
