import type { User } from '@surco/shared/contract';
import { roleLabels, roles } from '@surco/shared/contract/roles';
import { statusLabels, userStatuses } from '@surco/shared/contract/statuses';
import { wholeList } from '@surco/shared/domain/wholeList';
import { useCall, useListState } from '@surco/shared/platform';
import { ListExport } from '@surco/shared/ui/list-export';
import { type ListFilter, ListPage } from '@surco/shared/ui/list-page';
import type { RowAction } from '@surco/shared/ui/list-types';
import { editUserPath, NEW_USER_PATH, userPath } from '../../../state/paths';
import { tabSorts } from '../../../state/userTabs';
import { distributors } from '../api/options';
import { type Moving, useMoving } from '../api/useMoving';
import { columns } from '../components/columns';
import { UserTabs } from '../components/UserTabs';
import { texts } from '../texts';

const FILTERS = ['search', 'role', 'status', 'distributorId'] as const;

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
  { kind: 'remote', name: 'distributorId', label: texts.distributor, ...distributors },
];

const rowActionsBy =
  ({ may, offers }: Moving) =>
  (user: User): readonly RowAction[] => [
    ...(may(user).edit ? [{ key: 'edit', label: texts.edit, icon: 'edit', to: editUserPath(user.id) } as const] : []),
    ...offers(user).map(({ run, ...offer }) => ({ ...offer, onSelect: run })),
  ];

/** the list, and the page from which administrators, coordinators and supervisors start (N-08). */
export default function UsersListPage() {
  const state = useListState(FILTERS, tabSorts.users);
  const answer = useCall('GET /users', { query: state.query });
  const moving = useMoving();
  return (
    <>
      <UserTabs current="users" />
      <ListPage
        noun={texts.noun}
        state={state}
        answer={answer}
        columns={columns}
        filters={filters}
        action={{ label: texts.newUser, to: NEW_USER_PATH, icon: 'plus' }}
        extra={
          <ListExport name={texts.file} columns={columns} call="GET /users" request={{ query: wholeList(state) }} />
        }
        empty={{ text: texts.empty }}
        rowLink={({ id }) => userPath(id)}
        rowActions={rowActionsBy(moving)}
      />
      {moving.dialog}
    </>
  );
}
