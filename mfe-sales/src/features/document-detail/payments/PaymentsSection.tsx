import type { Payment, Voucher } from '@surco/shared/contract';
import { paymentMethodLabels } from '@surco/shared/contract/statuses';
import { formatDate, formatMoney, noValue } from '@surco/shared/domain';
import { DataTable } from '@surco/shared/ui/data-table';
import type { ListColumn } from '@surco/shared/ui/list-types';
import { Money } from '@surco/shared/ui/money';
import { RowMenu } from '@surco/shared/ui/row-menu';
import { texts } from './texts';
import type { Payments } from './usePayments';

const columns: readonly ListColumn<Payment>[] = [
  { key: 'date', title: texts.date, render: ({ date }) => formatDate(date), phone: 'title' },
  { key: 'method', title: texts.method, render: ({ method }) => paymentMethodLabels[method] },
  { key: 'reference', title: texts.reference, render: ({ reference }) => reference ?? noValue },
  { key: 'receivedBy', title: texts.receivedBy, render: ({ receivedBy }) => receivedBy ?? noValue },
  { key: 'amount', title: texts.amount, render: ({ amount }) => <Money value={amount} strong />, align: 'right' },
];

/** An administrator may change what is recorded. */
function actionsColumn({ change, remove }: Payments): readonly ListColumn<Payment>[] {
  if (!change || !remove) return [];
  const actions = (payment: Payment) => [
    { key: 'edit', label: texts.edit, icon: 'edit' as const, onSelect: () => change(payment) },
    { key: 'remove', label: texts.remove, icon: 'trash' as const, danger: true, onSelect: () => remove(payment) },
  ];
  return [
    {
      key: 'actions',
      title: '',
      width: 56,
      align: 'right',
      phone: 'aside',
      render: (payment) => <RowMenu label={texts.actionsOf(formatMoney(payment.amount))} actions={actions(payment)} />,
    },
  ];
}

/** E-09: the payments list of a DKbono. */
export const PaymentsSection = ({ voucher, payments }: { voucher: Voucher; payments: Payments }) => (
  <section className="surco-sale-products">
    <h2>{texts.title}</h2>
    {voucher.payments.length === 0 ? (
      <p className="surco-sale-empty">{texts.none}</p>
    ) : (
      <DataTable columns={[...columns, ...actionsColumn(payments)]} rows={voucher.payments} caption={texts.title} />
    )}
  </section>
);
