import { type Inventory, toUnpagedQuery } from '@surco/shared/contract';
import { useCall, useSession } from '@surco/shared/platform';
import { ListExport } from '@surco/shared/ui/export';
import { ListPage } from '@surco/shared/ui/list';
import type { RowActions } from '@surco/shared/ui/table';
import { StockSummary } from '../../../common/components/StockSummary';
import {
  getInventoryDetailPath,
  IMPORT_INVENTORY_PATH,
  getRegisterInventoryPath,
  getAdjustInventoryPath,
} from '../../../paths';
import { getInventoryColumns } from '../components/inventoryColumns';
import { filters } from '../components/filters';
import { useInventoryListState } from '../hooks/useInventoryListState';
import { texts } from '../texts';
import './InventoryListPage.css';

const getRowActions: RowActions<Inventory> = ({ id }) => [
  { key: 'adjust', label: texts.adjust, icon: 'edit', to: getAdjustInventoryPath(id) },
  { key: 'details', label: texts.details, icon: 'history', to: getInventoryDetailPath(id) },
];

/** the inventory by product, season and distributor, at first that of the current season. */
export default function InventoryListPage() {
  const { state, requestFilters } = useInventoryListState();
  const { seasonId, distributorId } = state.filters;
  const response = useCall('GET /inventories', { query: state.query });
  const { data: totals } = useCall('GET /inventories/totals', { query: requestFilters });
  const columns = getInventoryColumns(useSession(({ user }) => user?.hasSingleDistributor ?? false));
  const exported = {
    columns,
    call: 'GET /inventories',
    request: { query: toUnpagedQuery({ ...state, filters: requestFilters }) },
  } as const;
  return (
    <div className="surco-stock-page">
      <StockSummary label={texts.totals} stock={totals} />
      <ListPage
        noun={texts.noun}
        state={state}
        response={response}
        columns={columns}
        filters={filters}
        action={{ label: texts.register, to: getRegisterInventoryPath({ seasonId, distributorId }), icon: 'plus' }}
        importTo={IMPORT_INVENTORY_PATH}
        extra={<ListExport {...exported} />}
        selectionOptions={{ exported }}
        empty={{ text: seasonId ? texts.emptySeason : texts.empty, byZones: true }}
        rowLink={({ id }) => getInventoryDetailPath(id)}
        rowActions={getRowActions}
        canShowAll
      />
    </div>
  );
}
