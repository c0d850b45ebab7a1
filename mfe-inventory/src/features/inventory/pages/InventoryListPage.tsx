import type { Inventory } from '@surco/shared/contract';
import { wholeList } from '@surco/shared/domain/wholeList';
import { useCall, useListState } from '@surco/shared/platform';
import { ListExport } from '@surco/shared/ui/list-export';
import { ListPage } from '@surco/shared/ui/list-page';
import type { RowActions } from '@surco/shared/ui/list-types';
import { detailsPath, registerOf, updatePath } from '../../../state/paths';
import { columns } from '../components/columns';
import { FILTERS, filters } from '../components/filters';
import { Totals } from '../components/Totals';
import { texts } from '../texts';

const rowActions: RowActions<Inventory> = ({ id }) => [
  { key: 'details', label: texts.details, icon: 'history', to: detailsPath(id) },
  { key: 'adjust', label: texts.adjust, icon: 'edit', to: updatePath(id) },
];

/** what there is of each product, season by season, distributor by distributor. */
export default function InventoryListPage() {
  const state = useListState(FILTERS, 'code', { whole: true });
  const { seasonId, distributorId } = state.filters;
  const answer = useCall('GET /inventories', { query: state.query });
  const { data: totals } = useCall('GET /inventories/totals', { query: state.filters });
  return (
    <ListPage
      noun={texts.noun}
      state={state}
      answer={answer}
      columns={columns}
      filters={filters}
      action={{ label: texts.register, to: registerOf({ seasonId, distributorId }), icon: 'plus' }}
      extra={
        <ListExport name={texts.file} columns={columns} call="GET /inventories" request={{ query: wholeList(state) }} />
      }
      empty={{ text: texts.empty }}
      totals={() => totals && <Totals totals={totals} />}
      rowLink={({ id }) => detailsPath(id)}
      rowActions={rowActions}
      whole
    />
  );
}
