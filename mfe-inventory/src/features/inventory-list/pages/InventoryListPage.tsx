import { type Inventory, toUnpagedQuery } from '@surco/shared/contract';
import { useCall, useListState } from '@surco/shared/platform';
import { ListExport } from '@surco/shared/ui/export';
import { ListPage } from '@surco/shared/ui/list';
import type { RowActions } from '@surco/shared/ui/table';
import { getInventoryDetailPath, getRegisterInventoryPath, getAdjustInventoryPath } from '../../../paths';
import { inventoryColumns } from '../components/inventoryColumns';
import { FILTER_NAMES, filters } from '../components/filters';
import { TotalsList } from '../components/TotalsList';
import { texts } from '../texts';

const getRowActions: RowActions<Inventory> = ({ id }) => [
  { key: 'details', label: texts.details, icon: 'history', to: getInventoryDetailPath(id) },
  { key: 'adjust', label: texts.adjust, icon: 'edit', to: getAdjustInventoryPath(id) },
];

/** the inventory by product, season and distributor. */
export default function InventoryListPage() {
  const state = useListState(FILTER_NAMES, 'code', { canShowAll: true });
  const { seasonId, distributorId } = state.filters;
  const answer = useCall('GET /inventories', { query: state.query });
  const { data: totals } = useCall('GET /inventories/totals', { query: state.filters });
  return (
    <ListPage
      noun={texts.noun}
      state={state}
      answer={answer}
      columns={inventoryColumns}
      filters={filters}
      action={{ label: texts.register, to: getRegisterInventoryPath({ seasonId, distributorId }), icon: 'plus' }}
      extra={
        <ListExport
          name={texts.exportFileName}
          columns={inventoryColumns}
          call="GET /inventories"
          request={{ query: toUnpagedQuery(state) }}
        />
      }
      empty={{ text: texts.empty }}
      totals={() => totals && <TotalsList totals={totals} />}
      rowLink={({ id }) => getInventoryDetailPath(id)}
      rowActions={getRowActions}
      canShowAll
    />
  );
}
