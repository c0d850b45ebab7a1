import type { UserDetails, VoucherSummary } from '@surco/shared/contract';
import { maySell } from '@surco/shared/domain/actions';
import { notifySuccess, useListState } from '@surco/shared/platform';
import { useConfirm } from '@surco/shared/ui/confirm';
import { ListPage } from '@surco/shared/ui/list-page';
import { ServerExport } from '@surco/shared/ui/server-export';
import { useDocumentActions } from '../../../state/documentActions';
import { useVouchers } from '../../../state/lists';
import { CREATE_VOUCHER_PATH, voucherPath } from '../../../state/paths';
import { cancelQuestion, reopenQuestion } from '../../../state/questions';
import { today, useMinPaid } from '../../../state/supporting';
import { DEFAULT_SORT } from '../../../state/tabs';
import { showVoucherPdf } from '../../../state/voucherPdf';
import { voucherRowActions } from '../model/actions';
import { texts } from '../texts';
import { voucherColumnsFor } from './columns';
import { VOUCHER_FILTERS, voucherFiltersFor } from './filters';
import { SalesTabs } from './SalesTabs';
import { VoucherTotalsLine } from './Totals';

const newVoucher = { label: texts.newVoucher, to: CREATE_VOUCHER_PATH, icon: 'plus' } as const;

/** the DKbonos within the caller's reach, newest first. */
export function VoucherList({ user }: { user: UserDetails }) {
  const { role } = user;
  const state = useListState(VOUCHER_FILTERS, DEFAULT_SORT);
  const answer = useVouchers(state.query);
  const minPaidPct = useMinPaid(maySell(user));
  const actions = useDocumentActions();
  const { confirm, dialog } = useConfirm();
  const commands = {
    pdf: showVoucherPdf,
    cancel: async (voucher: VoucherSummary) => {
      if (await confirm(cancelQuestion(voucher, actions))) notifySuccess(`El DKbono ${voucher.folio} quedó cancelado`);
    },
    reopen: async (voucher: VoucherSummary) => {
      if (await confirm(reopenQuestion(voucher, actions))) notifySuccess(`El DKbono ${voucher.folio} se reabrió`);
    },
  };
  return (
    <>
      <SalesTabs current="voucher" filters={state.filters} />
      <ListPage
        noun={['DKbono', 'DKbonos']}
        state={state}
        answer={answer}
        columns={voucherColumnsFor(role)}
        filters={voucherFiltersFor(role)}
        action={maySell(user) ? newVoucher : undefined}
        extra={
          <ServerExport name="dkbonos.xlsx" call="GET /vouchers/voucher-report" request={{ query: state.filters }} />
        }
        empty={{ text: texts.noVouchers }}
        totals={() => <VoucherTotalsLine query={state.filters} />}
        rowLink={(voucher) => voucherPath(voucher.id)}
        rowActions={(voucher) => voucherRowActions(voucher, { user, today: today(), minPaidPct }, commands)}
      />
      {dialog}
    </>
  );
}
