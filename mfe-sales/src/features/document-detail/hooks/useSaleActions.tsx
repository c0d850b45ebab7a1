import { type Sale, type Voucher } from '@surco/shared/contract';
import { checkVoucherAction, getAllowedSaleActions, type SaleAction } from '@surco/shared/domain';
import { getListAddress, useNavigate, useSearchParams, DRAFT_PARAM } from '@surco/shared/platform';
import { useConfirm } from '@surco/shared/ui/confirm';
import type { DetailAction } from '@surco/shared/ui/detail';
import { useShare } from '@surco/shared/ui/share';
import type { ReactNode } from 'react';
import { useActionContext } from '../../../common/hooks/useActionContext';
import { fetchSalePdf } from '../../../common/api/documentPdf';
import { useDocumentActions } from '../../../common/api/useDocumentActions';
import { useDelivery } from '../../../common/hooks/useDelivery';
import { useOpenFromQuery } from '../../../common/hooks/useOpenFromQuery';
import type { PendingDelivery } from '../../../common/model/deliveryValues';
import { DELIVERY_PARAM, getEditSalePath, getNewPaymentPath } from '../../../paths';
import { createDeleteSaleQuestion } from '../../../common/model/confirmQuestions';
import { DEFAULT_TAB, getTabPath } from '../../../common/model/tabs';
import { toSharedSale } from '../model/toSharedPaper';
import { texts } from '../texts';
import { usePaper } from './usePaper';

/**
 * P-02, X-12, X-13, X-29: actions allowed on a sale and on the DKbono it came from, the next step first, and their dialog, which
 * the page renders.
 * @param pending its delivery that waits on this device, after which nothing of it is changed
 */
export function useSaleActions(
  sale: Sale,
  voucher: Voucher | undefined,
  pending: PendingDelivery | null,
): { actions: readonly DetailAction[]; dialog: ReactNode } {
  const { confirm, dialog } = useConfirm();
  const navigate = useNavigate();
  const documentActions = useDocumentActions();
  const context = useActionContext();
  const allowed = getAllowedSaleActions({ sale, ...context });
  const isOffered = (action: SaleAction): boolean => allowed[action] && pending === null;
  const isPayable = voucher !== undefined && checkVoucherAction('pay', { voucher, ...context }) === null;
  const confirmDelete = async (): Promise<void> => {
    if (await confirm(createDeleteSaleQuestion(sale, documentActions)))
      void navigate(getListAddress(getTabPath(DEFAULT_TAB)));
  };
  const delivery = useDelivery();
  // A delivery that was refused because the sale is delivered is still shown to who recorded it.
  const opensDraft = useSearchParams()[0].has(DRAFT_PARAM);
  useOpenFromQuery(DELIVERY_PARAM, allowed.deliver || opensDraft, () => delivery.deliver(sale));
  const paper = usePaper({
    label: texts.saleNote,
    fetchPdf: () => fetchSalePdf(sale),
    render: ({ SalePaper }, close) => <SalePaper sale={sale} voucher={voucher} pending={pending} onClose={close} />,
  });
  const sharing = useShare();
  const steps: readonly (DetailAction & { key: 'deliver' | 'edit' })[] = [
    { key: 'deliver', label: texts.deliver, icon: 'check', onSelect: () => delivery.deliver(sale) },
    { key: 'edit', label: texts.edit, icon: 'edit', to: getEditSalePath(sale.id) },
  ];
  const ending: DetailAction = {
    key: 'delete',
    label: texts.remove,
    icon: 'trash',
    danger: true,
    onSelect: () => void confirmDelete(),
  };
  // The DKbono of a sale has its balance.
  const isBalanceKnown = sale.voucherId === null || voucher !== undefined;
  const share: DetailAction = {
    key: 'share',
    label: texts.share,
    icon: 'upload',
    onSelect: () => sharing.share(toSharedSale(sale, voucher)),
  };
  const pay: readonly DetailAction[] = isPayable
    ? [{ key: 'pay', label: texts.pay, icon: 'money', to: getNewPaymentPath(voucher.id) }]
    : [];
  return {
    actions: [
      ...pay,
      ...steps.filter(({ key }) => isOffered(key)),
      ...paper.actions,
      ...(isBalanceKnown ? [share] : []),
      ...(isOffered('delete') ? [ending] : []),
    ],
    dialog: (
      <>
        {dialog}
        {delivery.dialog}
        {paper.dialog}
        {sharing.dialog}
      </>
    ),
  };
}
