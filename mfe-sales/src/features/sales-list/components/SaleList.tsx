import { saleFilterNames, type SaleSummary, type SessionUser } from '@surco/shared/contract';
import { canCreateDocuments, canEditDocuments } from '@surco/shared/domain';
import { getToday, useListState } from '@surco/shared/platform';
import { useConfirm } from '@surco/shared/ui/confirm';
import { ListPage } from '@surco/shared/ui/list';
import { ServerExport } from '@surco/shared/ui/export';
import { useOutboxItems } from '@surco/shared/ui/outbox';
import { useDocumentActions } from '../../../common/api/useDocumentActions';
import { useDelivery } from '../../../common/hooks/useDelivery';
import { useSales } from '../api/useDocumentLists';
import { createDeleteSaleQuestion } from '../../../common/model/confirmQuestions';
import { findPendingDelivery } from '../../../common/model/deliveryValues';
import { DEFAULT_SORT } from '../../../common/model/tabs';
import { getSaleRowActions } from '../model/rowActions';
import { getEmptyState } from '../model/getEmptyState';
import { texts } from '../texts';
import { getSaleColumns } from './columns';
import { getSaleFilters } from './filters';
import { loadSaleActions } from './loadBulkActions';
import { SalesTabs } from './SalesTabs';
import { SaleTotalsLine } from './TotalsLine';
import { CREATE_SALE_PATH, IMPORT_PATH, getSalePath } from '../../../paths';

const newSale = { label: texts.newSale, to: CREATE_SALE_PATH, icon: 'plus' } as const;

/** the sales within the user's scope, newest first. */
export function SaleList({ user }: { user: SessionUser }) {
  const { role } = user;
  const isEditor = canEditDocuments(user);
  const state = useListState(saleFilterNames, DEFAULT_SORT);
  const response = useSales(state.query);
  const actions = useDocumentActions();
  const { confirm, dialog } = useConfirm();
  const delivery = useDelivery();
  const items = useOutboxItems();
  const commands = {
    deliver: delivery.deliver,
    remove: (sale: SaleSummary) => confirm(createDeleteSaleQuestion(sale, actions)),
  };
  const getRowActions = (sale: SaleSummary) => {
    const isDeliveryPending = findPendingDelivery(items, sale.id) !== null;
    return getSaleRowActions(sale, { user, today: getToday(), isDeliveryPending }, commands);
  };
  return (
    <>
      <SalesTabs current="sale" filters={state.filters} />
      <ListPage
        noun={['venta', 'ventas']}
        state={state}
        response={response}
        columns={getSaleColumns(user)}
        filters={getSaleFilters(role)}
        action={canCreateDocuments(user) ? newSale : undefined}
        importTo={isEditor ? IMPORT_PATH : undefined}
        extra={<ServerExport name="ventas.xlsx" call="GET /sales/sale-report" request={{ query: state.filters }} />}
        empty={getEmptyState(user, 'sale')}
        totals={() => <SaleTotalsLine query={state.filters} />}
        selectionOptions={{ loadActions: loadSaleActions }}
        rowLink={(sale) => getSalePath(sale.id)}
        // Readers have no row menu.
        rowActions={isEditor ? getRowActions : undefined}
      />
      {dialog}
      {delivery.dialog}
    </>
  );
}
