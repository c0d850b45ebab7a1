import { useCall, useListState } from '@surco/shared/platform';
import { type ListFilter, ListPage } from '@surco/shared/ui/list';
import { columns } from '../components/columns';
import { texts } from '../texts';

const FILTERS = ['search'] as const;

const filters: readonly ListFilter<(typeof FILTERS)[number]>[] = [
  { kind: 'search', name: 'search', label: texts.search },
];

/** The list of seasons, as an example of a page that uses a call of the contract. */
export default function OverviewPage() {
  const state = useListState(FILTERS, '-startDate');
  const response = useCall('GET /seasons', { query: state.query });
  return (
    <ListPage
      noun={texts.noun}
      state={state}
      response={response}
      columns={columns}
      filters={filters}
      empty={{ text: texts.empty }}
    />
  );
}
