import { formatFullName } from '@surco/shared/domain';
import { showErrorToast, useSearchParams, useSession } from '@surco/shared/platform';
import { useLazy } from '@surco/shared/ui/display';
import { useOutboxItems } from '@surco/shared/ui/outbox';
import { type ReactNode, useEffect } from 'react';
import { listPendingPayments } from '../../../common/model/pendingPayments';
import { RECEIPT_PARAM } from '../../../paths';
import type { ReceiptDocument } from '../model/receiptDocument';
import { texts } from '../texts';

const loadPaper = () => import(/* webpackChunkName: "document-paper" */ '../components/DocumentPaper');

/** the receipt that the address asks for, of a payment that waits on this device. */
export function usePendingReceipt(voucher: ReceiptDocument): ReactNode {
  const [search, setSearch] = useSearchParams();
  const [code, fetchCode] = useLazy(loadPaper);
  const receivedBy = useSession(({ user }) => user && formatFullName(user));
  const items = useOutboxItems();
  const payment = listPendingPayments(items, voucher.id).find(({ id }) => id === search.get(RECEIPT_PARAM));
  const isNeeded = payment !== undefined && code.status === 'idle';
  useEffect(() => {
    if (isNeeded) void fetchCode().then((isLoaded) => isLoaded || showErrorToast(texts.paperFailed));
  }, [isNeeded, fetchCode]);
  if (!payment || code.status !== 'loaded') return null;
  const close = (): void =>
    setSearch(
      [...search].filter(([name]) => name !== RECEIPT_PARAM),
      { replace: true },
    );
  return <code.module.PendingReceiptPaper voucher={voucher} payment={{ ...payment, receivedBy }} onClose={close} />;
}
