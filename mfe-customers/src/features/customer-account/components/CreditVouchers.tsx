import type { Statement } from '@surco/shared/contract';
import { formatDate, isPositiveMoney } from '@surco/shared/domain';
import { Money } from '@surco/shared/ui/display';
import { DataTable, type ListColumn } from '@surco/shared/ui/table';
import { Button } from 'antd';
import { getVoucherPath } from '../../../paths';
import type { CreditUseKind } from '../model/creditUse';
import { creditTexts, texts } from '../texts';
import { AccountSection } from './AccountSection';

type AccountVoucher = Statement['documents'][number];

interface Props {
  statement: Statement;
  /** Whether there is a DKbono to apply credit to. */
  canApply: boolean;
  /** Opens the dialog; null for who may only read. */
  onUse: ((kind: CreditUseKind, voucher: AccountVoucher) => void) | null;
}

const columns: readonly ListColumn<AccountVoucher>[] = [
  { key: 'folio', title: texts.folio, render: ({ folio }) => folio, cardPosition: 'title', nowrap: true },
  { key: 'date', title: texts.date, render: ({ date }) => formatDate(date), nowrap: true },
  { key: 'paid', title: texts.paid, render: ({ paid }) => <Money value={paid} />, align: 'right' },
  {
    key: 'credit',
    title: texts.credit,
    render: ({ credit }) => <Money value={credit} strong />,
    align: 'right',
    cardOrder: 1,
  },
];

/** What is in the customer's favour today, by cancelled DKbono, and what can be done with it. */
export function CreditVouchers({ statement, canApply, onUse }: Props) {
  const rows = statement.documents.filter(({ credit }) => isPositiveMoney(credit));
  if (rows.length === 0) return null;
  const actions: readonly ListColumn<AccountVoucher>[] = onUse
    ? [
        {
          key: 'actions',
          title: texts.actions,
          cardLabel: 'hidden',
          align: 'right',
          render: (voucher) => (
            <span className="surco-account-buttons">
              {canApply && (
                <Button aria-label={creditTexts.applyLabel(voucher.folio)} onClick={() => onUse('apply', voucher)}>
                  {creditTexts.apply}
                </Button>
              )}
              <Button aria-label={creditTexts.giveBackLabel(voucher.folio)} onClick={() => onUse('giveBack', voucher)}>
                {creditTexts.giveBack}
              </Button>
            </span>
          ),
        },
      ]
    : [];
  return (
    <AccountSection title={texts.creditDocuments}>
      <DataTable
        columns={[...columns, ...actions]}
        rows={rows}
        caption={texts.creditDocuments}
        rowLink={({ id }) => getVoucherPath(id)}
      />
    </AccountSection>
  );
}
