import type { Statement, StatementMovement } from '@surco/shared/contract';
import {
  formatDate,
  formatMoney,
  isPositiveMoney,
  noValue,
  paymentMethodLabels,
  statementMovementLabels,
} from '@surco/shared/domain';
import { RecordLink } from '@surco/shared/ui/detail';
import { Money } from '@surco/shared/ui/display';
import { DataTable, type ListColumn } from '@surco/shared/ui/table';
import { getReceiptPath, getSalePath, getVoucherPath } from '../../../paths';
import { texts } from '../texts';
import { AccountSection } from './AccountSection';

type Row = StatementMovement & { id: string };

const getDocumentPath = ({ kind, id }: StatementMovement['document']): string =>
  kind === 'sale' ? getSalePath(id) : getVoucherPath(id);

const describeDetail = ({ related, method, reference, reason }: StatementMovement): string =>
  [related?.folio, method && paymentMethodLabels[method], reference, reason].filter(Boolean).join(' · ') || noValue;

/** Without its sign, which the column tells. */
const formatUnsigned = (amount: string) => <Money value={amount.replace('-', '')} />;

const columns: readonly ListColumn<Row>[] = [
  {
    key: 'document',
    title: texts.document,
    render: ({ document }) => document.folio,
    cardPosition: 'title',
    nowrap: true,
  },
  { key: 'date', title: texts.date, render: ({ date }) => formatDate(date), cardPosition: 'aside', nowrap: true },
  {
    key: 'concept',
    title: texts.concept,
    render: ({ kind }) => statementMovementLabels[kind],
    cardLabel: 'hidden',
    nowrap: true,
  },
  { key: 'detail', title: texts.detail, render: describeDetail, cardLabel: 'hidden' },
  {
    key: 'receipt',
    title: texts.receipt,
    render: ({ document, paymentId, receiptFolio }) =>
      paymentId && receiptFolio ? (
        <RecordLink to={getReceiptPath(document.id, paymentId)}>{receiptFolio}</RecordLink>
      ) : (
        noValue
      ),
  },
  {
    key: 'charge',
    title: texts.charge,
    render: ({ amount }) => (isPositiveMoney(amount) ? formatUnsigned(amount) : noValue),
    align: 'right',
  },
  {
    key: 'payment',
    title: texts.payment,
    render: ({ amount, cancelledAmount }) =>
      cancelledAmount ? (
        <s>{formatMoney(cancelledAmount)}</s>
      ) : amount.startsWith('-') ? (
        formatUnsigned(amount)
      ) : (
        noValue
      ),
    align: 'right',
  },
  { key: 'balance', title: texts.balance, render: ({ balance }) => <Money value={balance} strong />, align: 'right' },
];

/** The period, so that a printed account says it; '' for all time. */
const describePeriod = ({ season, from, to }: Statement): string =>
  season?.name ?? [from && texts.since(formatDate(from)), to && texts.until(formatDate(to))].filter(Boolean).join(' ');

const Balance = ({ label, amount }: { label: string; amount: string }) => (
  <p className="surco-account-balance">
    <span>{label}</span> <Money value={amount} strong />
  </p>
);

/** Every movement in order, with the balance after it. */
export function Movements({ statement }: { statement: Statement }) {
  const { movements, openingBalance, closingBalance } = statement;
  const rows = movements.map((movement, index): Row => ({ ...movement, id: String(index) }));
  return (
    <AccountSection title={[texts.movements, describePeriod(statement)].filter(Boolean).join(' · ')}>
      {statement.from && <Balance label={texts.openingBalance} amount={openingBalance} />}
      {rows.length > 0 ? (
        <DataTable
          columns={columns}
          rows={rows}
          caption={texts.movements}
          rowLink={({ document }) => getDocumentPath(document)}
        />
      ) : (
        <p className="surco-account-none">{texts.noMovements}</p>
      )}
      <Balance label={texts.closingBalance} amount={closingBalance} />
    </AccountSection>
  );
}
