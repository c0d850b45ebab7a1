import { toUnpagedQuery } from '@surco/shared/contract';
import { CUSTOMER_EDITORS, hasRole, isManager } from '@surco/shared/domain';
import { type ListState, useCall, useListState, useActor } from '@surco/shared/platform';
import { ListExport } from '@surco/shared/ui/export';
import { ListPage } from '@surco/shared/ui/list';
import { OutboxPanel } from '@surco/shared/ui/outbox';
import { getCustomerPath, IMPORT_CUSTOMERS_PATH, NEW_CUSTOMER_PATH } from '../../../paths';
import { useCustomerStatusActions } from '../../../common/hooks/useCustomerStatusActions';
import { getCustomerColumns, pendingCustomerColumns } from '../components/getCustomerColumns';
import { createDecisionColumn } from '../components/createDecisionColumn';
import { FILTER_NAMES, useCustomerFilters } from '../hooks/useCustomerFilters';
import { CustomerTabs } from '../components/CustomerTabs';
import { loadBulkActions } from '../components/loadBulkActions';
import { DECISION_ACTIONS, createRowActions } from '../model/createRowActions';
import { texts } from '../texts';

const newCustomerAction = { label: texts.newCustomer, to: NEW_CUSTOMER_PATH, icon: 'plus' } as const;

/** Clears the locality filter when the state filter changes, because a locality belongs to one state. */
const clearLocalityOnStateChange = <S extends ListState<(typeof FILTER_NAMES)[number]>>(state: S): S => ({
  ...state,
  setFilters: (change) => state.setFilters('stateId' in change ? { ...change, localityId: null } : change),
});

/** the customers that the signed-in user may see. */
export default function CustomersListPage() {
  const { role } = useActor();
  const isEditor = hasRole(role, CUSTOMER_EDITORS);
  const state = clearLocalityOnStateChange(useListState(FILTER_NAMES, 'name'));
  const { filters } = state;
  const response = useCall('GET /clients', { query: state.query });
  const statusActions = useCustomerStatusActions();
  // Only the table shows the decision column; the export has no use for it.
  const hasDecisionColumn = filters.status === 'PENDIENTE' && isManager(role);
  const columns = hasDecisionColumn ? pendingCustomerColumns : getCustomerColumns(role);
  const exported = { columns, call: 'GET /clients', request: { query: toUnpagedQuery(state) } } as const;
  return (
    <>
      <OutboxPanel />
      <CustomerTabs role={role} status={filters.status} />
      <ListPage
        noun={texts.noun}
        state={state}
        response={response}
        columns={hasDecisionColumn ? [...columns, createDecisionColumn(statusActions)] : columns}
        filters={useCustomerFilters(role, filters.stateId)}
        action={isEditor ? newCustomerAction : undefined}
        importTo={isEditor ? IMPORT_CUSTOMERS_PATH : undefined}
        extra={<ListExport {...exported} />}
        selectionOptions={{ exported, loadActions: loadBulkActions }}
        empty={{
          text: texts.empty,
          byZones: true,
          filteredText: hasDecisionColumn && state.activeFilterCount === 1 ? texts.noPending : undefined,
        }}
        rowLink={({ id }) => getCustomerPath(id)}
        rowActions={createRowActions(statusActions, hasDecisionColumn ? DECISION_ACTIONS : [])}
      />
      {statusActions.dialogs}
    </>
  );
}
