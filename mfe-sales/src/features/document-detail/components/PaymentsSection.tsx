import type { Payment, Voucher } from '@surco/shared/contract';
import { formatDate, formatMoney, getPaymentMethodLabel, noValue } from '@surco/shared/domain';
import { paymentFields as fields } from '@surco/shared/records/payment';
import { RowMenu } from '@surco/shared/ui/menu';
import { DataTable, type ListColumn } from '@surco/shared/ui/table';
import { Money } from '@surco/shared/ui/display';
import { texts } from '../paymentTexts';
import type { PaymentActions } from '../hooks/usePayments';
import { usePhotos } from '../hooks/usePhotos';

const columns: readonly ListColumn<Payment>[] = [
  { key: 'date', title: fields.date.label, render: ({ date }) => formatDate(date), cardPosition: 'title' },
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

/** Only an administrator changes a recorded payment. */
function createActionsColumn({ edit, remove }: PaymentActions): readonly ListColumn<Payment>[] {
  if (!edit || !remove) return [];
  const getActions = (payment: Payment) => [
    { key: 'edit', label: texts.edit, icon: 'edit' as const, onSelect: () => edit(payment) },
    { key: 'remove', label: texts.remove, icon: 'trash' as const, danger: true, onSelect: () => remove(payment) },
  ];
  return [
    {
      key: 'actions',
      title: '',
      width: 56,
      align: 'right',
      cardPosition: 'aside',
      render: (payment) => (
        <RowMenu label={texts.actionsOf(formatMoney(payment.amount))} actions={getActions(payment)} />
      ),
    },
  ];
}

/** E-09: the payments list of a DKbono. */
export function PaymentsSection({ voucher, payments }: { voucher: Voucher; payments: PaymentActions }) {
  const photos = usePhotos(voucher);
  return (
    <section className="surco-sale-products">
      <h2>{texts.title}</h2>
      {voucher.payments.length === 0 ? (
        <p className="surco-sale-empty">{texts.noPayments}</p>
      ) : (
        <DataTable
          columns={[...columns, photos.column, ...createActionsColumn(payments)]}
          rows={voucher.payments}
          caption={texts.title}
        />
      )}
      {photos.dialog}
    </section>
  );
}
