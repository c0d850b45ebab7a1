import { wholeList } from '@surco/shared/domain/wholeList';
import { type ListState, useCall, useListState } from '@surco/shared/platform';
import { ListExport } from '@surco/shared/ui/list-export';
import { ListPage } from '@surco/shared/ui/list-page';
import { useActor } from '../../../state/acting';
import { customerPath, NEW_PATH } from '../../../state/paths';
import { useMoving } from '../../customer-moves/useMoving';
import { columnsFor, pendingColumns } from '../components/columns';
import { decisionBy } from '../components/decision';
import { FILTERS, useFilters } from '../components/filters';
import { PendingTabs } from '../components/PendingTabs';
import { decisions, rowActionsBy } from '../model/rowActions';
import { texts } from '../texts';

const newCustomer = { label: texts.newCustomer, to: NEW_PATH, icon: 'plus' } as const;

/** A locality is of one state: with another state it no longer filters. */
const withinState = <S extends ListState<(typeof FILTERS)[number]>>(state: S): S => ({
  ...state,
  setFilters: (change) => state.setFilters('stateId' in change ? { ...change, localityId: null } : change),
});

/** the customers within the caller's reach. */
export default function CustomersListPage() {
  const { role } = useActor();
  const state = withinState(useListState(FILTERS, 'name'));
  const { filters } = state;
  const answer = useCall('GET /clients', { query: state.query });
  const moving = useMoving();
  // Who decides finds the decision in the row; an export has no use for it.
  const deciding = filters.status === 'PENDIENTE' && role !== 'Consultant';
  const columns = deciding ? pendingColumns : columnsFor(role);
  return (
    <>
      <PendingTabs role={role} status={filters.status} />
      <ListPage
        noun={texts.noun}
        state={state}
        answer={answer}
        columns={deciding ? [...columns, decisionBy(moving)] : columns}
        filters={useFilters(role, filters.stateId)}
        action={role === 'Supervisor' ? undefined : newCustomer}
        extra={
          <ListExport name={texts.file} columns={columns} call="GET /clients" request={{ query: wholeList(state) }} />
        }
        empty={{ text: texts.empty }}
        rowLink={({ id }) => customerPath(id)}
        rowActions={rowActionsBy(moving, deciding ? decisions : [])}
      />
      {moving.dialogs}
    </>
  );
}
