import type { CancelledPayment, Payment, Voucher } from '@surco/shared/contract';
import { formatDate, formatDateTime, formatMoney, getPaymentMethodLabel, noValue } from '@surco/shared/domain';
import { Link } from '@surco/shared/platform';
import { paymentFields as fields } from '@surco/shared/records/payment';
import { RowMenu } from '@surco/shared/ui/menu';
import { DataTable, type ListColumn } from '@surco/shared/ui/table';
import { Money } from '@surco/shared/ui/display';
import { RECEIPT_PARAM } from '../../../paths';
import { texts } from '../paymentTexts';
import type { PaymentActions } from '../hooks/useEditPayments';
import { usePendingReceipt } from '../hooks/usePendingReceipt';
import { useReceipt } from '../hooks/useReceipt';
import { usePhotos } from '../hooks/usePhotos';

/** Opens the receipt on this page. */
const receiptColumn: ListColumn<Payment> = {
  key: 'receipt',
  title: texts.receipt,
  render: ({ id, receiptFolio }) =>
    receiptFolio ? (
      <Link to={`?${RECEIPT_PARAM}=${id}`} aria-label={texts.seeReceiptOf(receiptFolio)}>
        {receiptFolio}
      </Link>
    ) : (
      noValue
    ),
};

const columns: readonly ListColumn<Payment>[] = [
  { key: 'date', title: fields.date.label, render: ({ date }) => formatDate(date), cardPosition: 'title' },
  receiptColumn,
  { key: 'method', title: fields.method.label, render: getPaymentMethodLabel },
  { key: 'reference', title: fields.reference.label, render: ({ reference }) => reference ?? noValue },
  { key: 'receivedBy', title: texts.receivedBy, render: ({ receivedBy }) => receivedBy ?? noValue },
  {
    key: 'amount',
    title: fields.amount.label,
    render: ({ amount }) => <Money value={amount} strong />,
    align: 'right',
  },
];

const cancelledColumns: readonly ListColumn<CancelledPayment>[] = [
  { key: 'date', title: fields.date.label, render: ({ date }) => <s>{formatDate(date)}</s>, cardPosition: 'title' },
  receiptColumn,
  { key: 'reason', title: texts.reason, render: ({ cancellationReason }) => cancellationReason ?? noValue },
  { key: 'cancelledBy', title: texts.cancelledBy, render: ({ cancelledBy }) => cancelledBy ?? noValue },
  { key: 'cancelledAt', title: texts.cancelledAt, render: ({ cancelledAt }) => formatDateTime(cancelledAt) },
  {
    key: 'amount',
    title: fields.amount.label,
    render: ({ amount }) => (
      <s>
        <Money value={amount} />
      </s>
    ),
    align: 'right',
  },
];

function createActionsColumn({ edit, cancel }: PaymentActions): ListColumn<Payment> {
  const getActions = (payment: Payment) => [
    { key: 'edit', label: texts.edit, icon: 'edit' as const, onSelect: () => edit(payment) },
    { key: 'cancel', label: texts.cancel, icon: 'close' as const, danger: true, onSelect: () => cancel(payment) },
  ];
  return {
    key: 'actions',
    title: '',
    width: 56,
    align: 'right',
    cardPosition: 'aside',
    render: (payment) => <RowMenu label={texts.actionsOf(formatMoney(payment.amount))} actions={getActions(payment)} />,
  };
}

interface Props {
  voucher: Voucher;
  /** Null for users who only read them. */
  actions: PaymentActions | null;
}

/** E-09: the payments of a DKbono with their receipts, and those that were cancelled. */
export function PaymentsSection({ voucher, actions }: Props) {
  const photos = usePhotos(voucher);
  const cancelled = voucher.cancelledPayments ?? [];
  const receipt = useReceipt(voucher);
  const pendingReceipt = usePendingReceipt(voucher);
  return (
    <section className="surco-sale-products">
      <h2>{texts.title}</h2>
      {voucher.payments.length === 0 ? (
        <p className="surco-sale-empty">{texts.noPayments}</p>
      ) : (
        <DataTable
          columns={[...columns, photos.column, ...(actions ? [createActionsColumn(actions)] : [])]}
          rows={voucher.payments}
          caption={texts.title}
        />
      )}
      {cancelled.length > 0 && (
        <>
          <h3>{texts.cancelledTitle}</h3>
          <DataTable columns={cancelledColumns} rows={cancelled} caption={texts.cancelledTitle} />
        </>
      )}
      {photos.dialog}
      {receipt}
      {pendingReceipt}
    </section>
  );
}
