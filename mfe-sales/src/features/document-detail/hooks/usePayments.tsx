import type { VoucherAction } from '@surco/shared/domain';
import { showErrorToast } from '@surco/shared/platform';
import { useLazy } from '@surco/shared/ui/display';
import { type ReactNode, useState } from 'react';
import { useOpenFromQuery } from '../../../common/hooks/useOpenFromQuery';
import { NEW_PAYMENT_PARAM } from '../../../paths';
import { texts } from '../paymentTexts';
import type { PayableDocument } from '../model/payableDocument';

export interface PaymentActions {
  /** Opens an empty payment, or the draft that the link names. */
  add: () => void;
  /** The open dialog, if any; the page renders it. */
  dialog: ReactNode;
}

const loadDialog = () => import(/* webpackChunkName: "payment-dialog" */ '../components/PaymentDialog');

/** E-09: payment actions of a DKbono and their dialog. */
export function usePayments(
  voucher: PayableDocument,
  allowed: Pick<Record<VoucherAction, boolean>, 'pay'>,
): PaymentActions {
  const [code, fetchCode] = useLazy(loadDialog);
  const [isOpen, setIsOpen] = useState(false);
  const add = async (): Promise<void> => {
    if (await fetchCode()) setIsOpen(true);
    else showErrorToast(texts.loadFailed);
  };
  useOpenFromQuery(NEW_PAYMENT_PARAM, allowed.pay, () => void add());
  return {
    add: () => void add(),
    dialog: code.status === 'loaded' && isOpen && (
      <code.module.PaymentDialog voucher={voucher} onClose={() => setIsOpen(false)} />
    ),
  };
}
