import type { CreditUse, Voucher } from '@surco/shared/contract';
import {
  ADMIN_ONLY,
  formatDate,
  formatMoney,
  hasRole,
  noValue,
  paymentMethodLabels,
  returnReason,
} from '@surco/shared/domain';
import { call, showSuccessToast } from '@surco/shared/platform';
import { paymentFields as fields } from '@surco/shared/records/payment';
import { useConfirm } from '@surco/shared/ui/confirm';
import { RecordLink } from '@surco/shared/ui/detail';
import { Money } from '@surco/shared/ui/display';
import { DataTable, type ListColumn } from '@surco/shared/ui/table';
import { Button } from 'antd';
import { useDocumentActions } from '../../../common/api/useDocumentActions';
import { useActionContext } from '../../../common/hooks/useActionContext';
import { getVoucherPath } from '../../../paths';
import { creditTexts as texts } from '../paymentTexts';

const columns: readonly ListColumn<CreditUse>[] = [
  { key: 'date', title: fields.date.label, render: ({ date }) => formatDate(date), cardPosition: 'title' },
  {
    key: 'use',
    title: texts.use,
    render: ({ voucher }) =>
      voucher ? (
        <>
          {texts.appliedTo} <RecordLink to={getVoucherPath(voucher.id)}>{voucher.folio}</RecordLink>
        </>
      ) : (
        texts.returned
      ),
  },
  {
    key: 'method',
    title: fields.method.label,
    render: ({ method }) => (method ? paymentMethodLabels[method] : noValue),
  },
  { key: 'reference', title: fields.reference.label, render: ({ reference }) => reference ?? noValue },
  { key: 'by', title: texts.by, render: ({ by }) => by ?? noValue },
  {
    key: 'amount',
    title: fields.amount.label,
    render: ({ amount }) => <Money value={amount} strong />,
    align: 'right',
  },
];

/** A return can be cancelled here; what was applied, as a payment of its DKbono. */
const createActionsColumn = (cancel: (use: CreditUse) => void): ListColumn<CreditUse> => ({
  key: 'actions',
  title: '',
  cardLabel: 'hidden',
  align: 'right',
  render: (use) =>
    use.voucher === null && (
      <Button danger aria-label={texts.cancelOf(formatMoney(use.amount))} onClick={() => cancel(use)}>
        {texts.cancel}
      </Button>
    ),
});

/** what became of the credit of a cancelled DKbono; nothing while none of it was used. */
export function CreditUses({ voucher: { id, creditUses = [] } }: { voucher: Voucher }) {
  const { replaceVoucher } = useDocumentActions();
  const { user } = useActionContext();
  const { confirm, dialog } = useConfirm();
  const cancel = async ({ id: creditId, amount, date }: CreditUse): Promise<void> => {
    const isCancelled = await confirm({
      title: texts.cancelTitle(formatMoney(amount), formatDate(date)),
      text: texts.cancelText,
      confirmLabel: texts.cancel,
      danger: true,
      reason: returnReason,
      action: async (reason) => {
        const request = { params: { id, creditId }, body: { reason } };
        await replaceVoucher(await call('POST /vouchers/{id}/credits/{creditId}/cancel', request));
      },
    });
    if (isCancelled) showSuccessToast(texts.cancelled(formatMoney(amount)));
  };
  if (creditUses.length === 0) return null;
  const actions = hasRole(user.role, ADMIN_ONLY) ? [createActionsColumn((use) => void cancel(use))] : [];
  return (
    <section className="surco-sale-products">
      <h2>{texts.title}</h2>
      <DataTable columns={[...columns, ...actions]} rows={creditUses} caption={texts.title} />
      {dialog}
    </section>
  );
}
