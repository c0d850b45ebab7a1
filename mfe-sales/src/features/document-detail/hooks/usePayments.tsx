import type { VoucherAction } from '@surco/shared/domain';
import { getToday, loadOfflineEngine, showErrorToast, useSearchParams } from '@surco/shared/platform';
import { useLazy } from '@surco/shared/ui/display';
import { DRAFT_PARAM } from '@surco/shared/ui/draft';
import { type ReactNode, useEffect, useState } from 'react';
import {
  createEmptyPaymentValues,
  type PaymentFormValues,
  readPaymentValues,
} from '../../../common/model/paymentFormValues';
import { NEW_PAYMENT_PARAM } from '../../../paths';
import { texts } from '../paymentTexts';
import type { PayableDocument } from '../model/payableDocument';

export interface PaymentActions {
  /** Opens an empty payment. */
  add: () => void;
  /** The open dialog, if any; the page renders it. */
  dialog: ReactNode;
}

const loadDialog = () => import(/* webpackChunkName: "payment-dialog" */ '../components/PaymentDialog');

/** Removes a parameter from a query. */
const without =
  (name: string) =>
  (search: URLSearchParams): URLSearchParams =>
    new URLSearchParams([...search].filter(([other]) => other !== name));

/** Opens the dialog when the link asks for it, and removes the request from the address. */
function useOpenFromQuery(canPay: boolean, open: () => void): void {
  const [search, setSearch] = useSearchParams();
  const isRequested = search.has(NEW_PAYMENT_PARAM);
  useEffect(() => {
    if (!isRequested) return;
    setSearch(without(NEW_PAYMENT_PARAM), { replace: true });
    if (canPay) open();
  }, [isRequested, canPay, open, setSearch]);
}

/** The values of a draft on this device; null without it. */
const readDraft = (id: string): Promise<PaymentFormValues | null> =>
  loadOfflineEngine()
    .then(async (engine) => readPaymentValues((await engine.getDraft(id))?.values))
    .catch(() => null);

/** E-09: payment actions of a DKbono and their dialog. */
export function usePayments(
  voucher: PayableDocument,
  allowed: Pick<Record<VoucherAction, boolean>, 'pay'>,
): PaymentActions {
  const [code, fetchCode] = useLazy(loadDialog);
  const [openValues, setOpenValues] = useState<PaymentFormValues | null>(null);
  const [search, setSearch] = useSearchParams();
  const draftId = search.get(DRAFT_PARAM);
  const close = (): void => {
    setOpenValues(null);
    // A draft that the link opened is not opened again.
    if (draftId) setSearch(without(DRAFT_PARAM), { replace: true });
  };
  const open = async (values: PaymentFormValues): Promise<void> => {
    if (await fetchCode()) setOpenValues(values);
    else showErrorToast(texts.loadFailed);
  };
  /** Opens an empty payment, or the draft that the link names: a field that has the focus keeps what it starts with. */
  const add = async (): Promise<void> =>
    open((draftId && (await readDraft(draftId))) || createEmptyPaymentValues(getToday()));
  useOpenFromQuery(allowed.pay, () => void add());
  return {
    add: () => void add(),
    dialog: code.status === 'loaded' && openValues && (
      <code.module.PaymentDialog voucher={voucher} initialValues={openValues} onClose={close} />
    ),
  };
}
