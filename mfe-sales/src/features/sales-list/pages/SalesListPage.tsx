import { useCall, useListState, useSession } from '@surco/shared/platform';
import { ListPage } from '@surco/shared/ui/list-page';
import { CREATE_SALE_PATH, DEFAULT_SORT, salePath } from '../../../state/tabs';
import { columns } from '../components/columns';
import { FILTERS, filtersFor } from '../components/filters';
import { texts } from '../texts';

const newSale = { label: texts.newSale, to: CREATE_SALE_PATH, icon: 'plus' } as const;

/** the sales within the caller's reach, newest first. */
export default function SalesListPage() {
  const role = useSession(({ user }) => user?.role);
  const state = useListState(FILTERS, DEFAULT_SORT);
  const answer = useCall('GET /sales', { query: state.query });
  return (
    <ListPage
      noun={['venta', 'ventas']}
      state={state}
      answer={answer}
      columns={columns}
      filters={filtersFor(role)}
      action={role === 'Consultant' ? newSale : undefined}
      empty={{ text: texts.empty }}
      rowLink={(sale) => salePath(sale.id)}
    />
  );
}
