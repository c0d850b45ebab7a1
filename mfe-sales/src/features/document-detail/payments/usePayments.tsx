import type { Payment, Voucher } from '@surco/shared/contract';
import { formatDate, formatMoney, type VoucherAction } from '@surco/shared/domain';
import { notifyError, notifySuccess, useSearchParams } from '@surco/shared/platform';
import { useConfirm } from '@surco/shared/ui/confirm';
import { useLazy } from '@surco/shared/ui/use-lazy';
import { type ReactNode, useEffect, useState } from 'react';
import { today } from '../../../state/supporting';
import { newPayment, type PaymentDraft, paymentDraft, withoutPayment } from './draft';
import { texts } from './texts';
import { useSavePayments } from './useSavePayments';

export interface Payments {
  /** Opens an empty payment. */
  add: () => void;
  /** For an administrator alone. */
  change: ((payment: Payment) => void) | null;
  remove: ((payment: Payment) => void) | null;
  /** Must stand somewhere on the page. */
  dialog: ReactNode;
}

const loadDialog = () => import(/* webpackChunkName: "payment-dialog" */ './PaymentDialog');

/** A link may ask for a payment at once: `?abono=1`. */
function useAskedFor(mayPay: boolean, open: () => void): void {
  const [search, setSearch] = useSearchParams();
  const asked = search.has('abono');
  useEffect(() => {
    if (!asked) return;
    setSearch({}, { replace: true });
    if (mayPay) open();
  }, [asked, mayPay, open, setSearch]);
}

/** E-09: what may be done with the payments of a DKbono, and the dialog it is done in. */
export function usePayments(
  voucher: Voucher,
  may: Pick<Record<VoucherAction, boolean>, 'pay' | 'editPayments'>,
): Payments {
  const [code, fetchCode] = useLazy(loadDialog);
  const [draft, setDraft] = useState<PaymentDraft | null>(null);
  const { confirm, dialog: question } = useConfirm();
  const save = useSavePayments(voucher);
  const open = async (next: PaymentDraft): Promise<void> => {
    if (await fetchCode()) setDraft(next);
    else notifyError(texts.loadFailed);
  };
  const add = (): void => void open(newPayment(today()));
  useAskedFor(may.pay, add);
  const remove = async (payment: Payment): Promise<void> => {
    const done = await confirm({
      title: texts.removeTitle(formatMoney(payment.amount), formatDate(payment.date)),
      text: texts.removeText(voucher.folio),
      confirmLabel: texts.removeLabel,
      danger: true,
      action: () => save(withoutPayment(voucher.payments, payment.id), (problems) => [...problems]),
    });
    if (done) notifySuccess(texts.removed(voucher.folio));
  };
  return {
    add,
    change: may.editPayments ? (payment) => void open(paymentDraft(payment)) : null,
    remove: may.editPayments ? (payment) => void remove(payment) : null,
    dialog: (
      <>
        {question}
        {code.status === 'loaded' && draft && (
          <code.module.PaymentDialog
            key={draft.id ?? 'new'}
            voucher={voucher}
            start={draft}
            save={save}
            onClose={() => setDraft(null)}
          />
        )}
      </>
    ),
  };
}
