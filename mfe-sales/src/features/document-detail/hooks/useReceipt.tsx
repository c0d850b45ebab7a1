import type { Voucher } from '@surco/shared/contract';
import { showErrorToast, useSearchParams } from '@surco/shared/platform';
import { useLazy } from '@surco/shared/ui/display';
import { useShare } from '@surco/shared/ui/share';
import { type ReactNode, useEffect } from 'react';
import { RECEIPT_PARAM } from '../../../paths';
import { toSharedReceipt } from '../model/toSharedPaper';
import { texts } from '../texts';

const loadPaper = () => import(/* webpackChunkName: "document-paper" */ '../components/DocumentPaper');

/** the receipt that the address asks for; closing it removes it from the address. */
export function useReceipt(voucher: Voucher): ReactNode {
  const [search, setSearch] = useSearchParams();
  const [code, fetchCode] = useLazy(loadPaper);
  const { payments, cancelledPayments = [] } = voucher;
  const payment = [...payments, ...cancelledPayments].find(({ id }) => id === search.get(RECEIPT_PARAM));
  const isNeeded = payment !== undefined && code.status === 'idle';
  useEffect(() => {
    if (isNeeded) void fetchCode().then((isLoaded) => isLoaded || showErrorToast(texts.paperFailed));
  }, [isNeeded, fetchCode]);
  const sharing = useShare();
  if (!payment || code.status !== 'loaded') return sharing.dialog;
  const close = (): void => setSearch({}, { replace: true });
  // The paper covers the whole window, and would cover the dialog, too.
  const share = (): void => {
    close();
    sharing.share(toSharedReceipt(voucher, payment));
  };
  // The text to share says that the payment was received.
  const onShare = 'cancelledAt' in payment ? undefined : share;
  return <code.module.ReceiptPaper voucher={voucher} payment={payment} onClose={close} onShare={onShare} />;
}
