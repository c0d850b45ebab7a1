import type { Statement } from '@surco/shared/contract';
import { formatDate, isPositiveMoney } from '@surco/shared/domain';
import { Money, StatusTag } from '@surco/shared/ui/display';
import { DataTable, type ListColumn } from '@surco/shared/ui/table';
import { getVoucherPath } from '../../../paths';
import { texts } from '../texts';
import { AccountSection } from './AccountSection';

type AccountVoucher = Statement['documents'][number];

const columns: readonly ListColumn<AccountVoucher>[] = [
  { key: 'folio', title: texts.folio, render: ({ folio }) => folio, cardPosition: 'title', nowrap: true },
  { key: 'date', title: texts.date, render: ({ date }) => formatDate(date), nowrap: true },
  { key: 'expiry', title: texts.expiry, render: ({ expiresAt }) => formatDate(expiresAt), nowrap: true },
  {
    key: 'status',
    title: texts.status,
    render: ({ status }) => <StatusTag status={status} />,
    cardPosition: 'aside',
  },
  { key: 'total', title: texts.total, render: ({ total }) => <Money value={total} />, align: 'right' },
  { key: 'paid', title: texts.paid, render: ({ paid }) => <Money value={paid} />, align: 'right' },
  {
    key: 'balance',
    title: texts.balance,
    render: ({ balance }) => <Money value={balance} strong />,
    align: 'right',
    cardOrder: 1,
  },
];

export const listOwed = ({ documents }: Statement): AccountVoucher[] =>
  documents.filter(({ balance }) => isPositiveMoney(balance));

/** What the customer owes today, by DKbono. */
export function OwedVouchers({ statement }: { statement: Statement }) {
  const rows = listOwed(statement);
  return (
    <AccountSection title={texts.owedDocuments} emptyText={rows.length === 0 && texts.nothingOwed}>
      <DataTable columns={columns} rows={rows} caption={texts.owedDocuments} rowLink={({ id }) => getVoucherPath(id)} />
    </AccountSection>
  );
}
