import { clientStatuses, statusLabels } from '@surco/shared/contract/statuses';
import { useCall, useListState } from '@surco/shared/platform';
import { type ListFilter, ListPage } from '@surco/shared/ui/list-page';
import { findLocality, findProductionType, searchLocalities, searchProductionTypes } from '../api/options';
import { columns } from '../components/columns';
import { texts } from '../texts';

const FILTERS = ['search', 'status', 'localityId', 'productionTypeId'] as const;

const statuses = clientStatuses.map((value) => ({ value, label: statusLabels[value] }));

const filters: readonly ListFilter<(typeof FILTERS)[number]>[] = [
  { kind: 'search', name: 'search', label: texts.search },
  { kind: 'select', name: 'status', label: texts.status, options: statuses },
  { kind: 'remote', name: 'localityId', label: texts.locality, load: searchLocalities, find: findLocality },
  {
    kind: 'remote',
    name: 'productionTypeId',
    label: texts.productionType,
    load: searchProductionTypes,
    find: findProductionType,
  },
];

/** */
export default function CustomersListPage() {
  const state = useListState(FILTERS, 'name');
  const answer = useCall('GET /clients', { query: state.query });
  return (
    <ListPage
      noun={texts.noun}
      state={state}
      answer={answer}
      columns={columns}
      filters={filters}
      empty={{ text: texts.empty }}
    />
  );
}
