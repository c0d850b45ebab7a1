import { roleLabels, roles } from '@surco/shared/contract/roles';
import { statusLabels, userStatuses } from '@surco/shared/contract/statuses';
import { useCall, useListState } from '@surco/shared/platform';
import { type ListFilter, ListPage } from '@surco/shared/ui/list-page';
import { columns } from '../components/columns';
import { texts } from '../texts';

const FILTERS = ['search', 'role', 'status'] as const;

const filters: readonly ListFilter<(typeof FILTERS)[number]>[] = [
  { kind: 'search', name: 'search', label: texts.search },
  {
    kind: 'select',
    name: 'role',
    label: texts.role,
    options: roles.map((value) => ({ value, label: roleLabels[value] })),
  },
  {
    kind: 'select',
    name: 'status',
    label: texts.status,
    options: userStatuses.map((value) => ({ value, label: statusLabels[value] })),
  },
];

/** the list, and the page from which administrators, coordinators and supervisors start (N-08). */
export default function UsersListPage() {
  const state = useListState(FILTERS, 'name');
  const answer = useCall('GET /users', { query: state.query });
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
