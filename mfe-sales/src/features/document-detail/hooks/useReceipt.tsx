import type { Voucher } from '@surco/shared/contract';
import { showErrorToast, useSearchParams } from '@surco/shared/platform';
import { useLazy } from '@surco/shared/ui/display';
import { type ReactNode, useEffect } from 'react';
import { RECEIPT_PARAM } from '../../../paths';
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
  if (!payment || code.status !== 'loaded') return null;
  const close = (): void => setSearch({}, { replace: true });
  return <code.module.ReceiptPaper voucher={voucher} payment={payment} onClose={close} />;
}
