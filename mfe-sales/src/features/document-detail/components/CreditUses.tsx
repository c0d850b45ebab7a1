import type { CreditUse, Voucher } from '@surco/shared/contract';
import { formatDate, noValue, paymentMethodLabels } from '@surco/shared/domain';
import { paymentFields as fields } from '@surco/shared/records/payment';
import { RecordLink } from '@surco/shared/ui/detail';
import { Money } from '@surco/shared/ui/display';
import { DataTable, type ListColumn } from '@surco/shared/ui/table';
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

/** what became of the credit of a cancelled DKbono; nothing while none of it was used. */
export const CreditUses = ({ voucher: { creditUses = [] } }: { voucher: Voucher }) =>
  creditUses.length > 0 && (
    <section className="surco-sale-products">
      <h2>{texts.title}</h2>
      <DataTable columns={columns} rows={creditUses} caption={texts.title} />
    </section>
  );
