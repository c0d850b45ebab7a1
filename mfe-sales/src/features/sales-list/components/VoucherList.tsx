import { type SessionUser, voucherFilterNames, type VoucherSummary } from '@surco/shared/contract';
import { canCreateDocuments } from '@surco/shared/domain';
import { getToday, useListState } from '@surco/shared/platform';
import { useConfirm } from '@surco/shared/ui/confirm';
import { ListPage } from '@surco/shared/ui/list';
import { ServerExport } from '@surco/shared/ui/export';
import { useDocumentActions } from '../../../common/api/useDocumentActions';
import { useVouchers } from '../api/useDocumentLists';
import { CREATE_VOUCHER_PATH, getVoucherPath } from '../../../paths';
import { createCancelVoucherQuestion, createReopenVoucherQuestion } from '../../../common/model/confirmQuestions';
import { useMinPaidFraction } from '../../../common/api/referenceData';
import { DEFAULT_SORT } from '../../../common/model/tabs';
import { openVoucherPdf } from '../../../common/api/documentPdf';
import { getVoucherRowActions } from '../model/rowActions';
import { getEmptyState } from '../model/getEmptyState';
import { texts } from '../texts';
import { getVoucherColumns } from './columns';
import { getVoucherFilters } from './filters';
import { loadVoucherActions } from './loadBulkActions';
import { SalesTabs } from './SalesTabs';
import { VoucherTotalsLine } from './TotalsLine';

const newVoucher = { label: texts.newVoucher, to: CREATE_VOUCHER_PATH, icon: 'plus' } as const;

/** the DKbonos within the user's scope, newest first. */
export function VoucherList({ user }: { user: SessionUser }) {
  const { role } = user;
  const state = useListState(voucherFilterNames, DEFAULT_SORT);
  const response = useVouchers(state.query);
  const minPaidFraction = useMinPaidFraction(canCreateDocuments(user));
  const actions = useDocumentActions();
  const { confirm, dialog } = useConfirm();
  const commands = {
    pdf: openVoucherPdf,
    cancel: (voucher: VoucherSummary) => confirm(createCancelVoucherQuestion(voucher, actions)),
    reopen: (voucher: VoucherSummary) => confirm(createReopenVoucherQuestion(voucher, actions)),
  };
  return (
    <>
      <SalesTabs current="voucher" filters={state.filters} />
      <ListPage
        noun={['DKbono', 'DKbonos']}
        state={state}
        response={response}
        columns={getVoucherColumns(user)}
        filters={getVoucherFilters(role)}
        action={canCreateDocuments(user) ? newVoucher : undefined}
        extra={
          <ServerExport name="dkbonos.xlsx" call="GET /vouchers/voucher-report" request={{ query: state.filters }} />
        }
        empty={getEmptyState(user, 'voucher')}
        totals={() => <VoucherTotalsLine query={state.filters} />}
        selectionOptions={{ loadActions: loadVoucherActions }}
        rowLink={(voucher) => getVoucherPath(voucher.id)}
        rowActions={(voucher) => getVoucherRowActions(voucher, { user, today: getToday(), minPaidFraction }, commands)}
      />
      {dialog}
    </>
  );
}
