import { type CallQuery, toUnpagedQuery, type User } from '@surco/shared/contract';
import { roleLabels, roles, statusLabels, userStatuses } from '@surco/shared/domain';
import { useActor, useCall, useListState } from '@surco/shared/platform';
import { AttentionStrip, useAttention } from '@surco/shared/ui/attention';
import { ListExport } from '@surco/shared/ui/export';
import { type ListFilter, ListPage } from '@surco/shared/ui/list';
import type { RowAction } from '@surco/shared/ui/menu';
import { getEditUserPath, IMPORT_USERS_PATH, NEW_USER_PATH, getUserPath } from '../../../paths';
import { userTabSorts } from '../model/userTabs';
import { distributorOptions } from '../api/distributorOptions';
import { type UserStatusActions, useUserStatusActions } from '../api/useUserStatusActions';
import { userColumns } from '../components/userColumns';
import { UserTabs } from '../components/UserTabs';
import { loadBulkActions } from '../components/loadBulkActions';
import { userFields } from '@surco/shared/records/user';
import { texts } from '../texts';

const FILTER_NAMES = [
  'search',
  'role',
  'status',
  'distributorId',
] as const satisfies readonly (keyof CallQuery<'GET /users'>)[];

const filters: readonly ListFilter<(typeof FILTER_NAMES)[number]>[] = [
  { kind: 'search', name: 'search', label: texts.search },
  {
    kind: 'select',
    name: 'role',
    label: userFields.role.label,
    options: roles.map((value) => ({ value, label: roleLabels[value] })),
  },
  {
    kind: 'select',
    name: 'status',
    label: texts.status,
    options: userStatuses.map((value) => ({ value, label: statusLabels[value] })),
  },
  { kind: 'remote', name: 'distributorId', label: userFields.distributorId.label, ...distributorOptions },
];

const createRowActions =
  ({ getPermissions, getAvailableActions }: UserStatusActions) =>
  (user: User): readonly RowAction[] => [
    ...(getPermissions(user).edit
      ? [{ key: 'edit', label: texts.edit, icon: 'edit', to: getEditUserPath(user.id) } as const]
      : []),
    ...getAvailableActions(user),
  ];

/** the list of users, which is the home page of administrators, coordinators and supervisors (N-08). */
export default function UsersListPage() {
  const { role } = useActor();
  const state = useListState(FILTER_NAMES, userTabSorts.users);
  const response = useCall('GET /users', { query: state.query });
  const exported = { columns: userColumns, call: 'GET /users', request: { query: toUnpagedQuery(state) } } as const;
  const statusActions = useUserStatusActions();
  return (
    <>
      <AttentionStrip role={role} attention={useAttention(role)} />
      <UserTabs current="users" />
      <ListPage
        noun={texts.noun}
        state={state}
        response={response}
        columns={userColumns}
        filters={filters}
        action={{ label: texts.newUser, to: NEW_USER_PATH, icon: 'plus' }}
        importTo={IMPORT_USERS_PATH}
        extra={<ListExport {...exported} />}
        selectionOptions={{ exported, loadActions: loadBulkActions }}
        empty={{ text: texts.empty }}
        rowLink={({ id }) => getUserPath(id)}
        rowActions={createRowActions(statusActions)}
      />
      {statusActions.dialog}
    </>
  );
}
