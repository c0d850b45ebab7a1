import { formatFullName } from '@surco/shared/domain';
import { type CallQuery, toUnpagedQuery } from '@surco/shared/contract';
import { useCall, useListState, useSession } from '@surco/shared/platform';
import { DecisionButtons } from '@surco/shared/ui/table';
import { ListExport } from '@surco/shared/ui/export';
import { type ListFilter, ListPage } from '@surco/shared/ui/list';
import { getUserPath } from '../../../paths';
import { userTabSorts } from '../model/userTabs';
import { useUserStatusActions } from '../api/useUserStatusActions';
import { getPendingUserColumns } from '../components/userColumns';
import { UserTabs } from '../components/UserTabs';
import { loadBulkActions } from '../components/loadBulkActions';
import { texts } from '../texts';

const FILTER_NAMES = ['search'] as const satisfies readonly (keyof CallQuery<'GET /users'>)[];
const filters: readonly ListFilter<'search'>[] = [{ kind: 'search', name: 'search', label: texts.search }];
const PENDING_ONLY = { status: 'PENDIENTE' } as const;

/** the users that wait for approval, oldest first, with the buttons to decide. */
export default function UsersPendingPage() {
  const state = useListState(FILTER_NAMES, userTabSorts['users-pending-list']);
  const response = useCall('GET /users', { query: { ...PENDING_ONLY, ...state.query } });
  const { getAvailableActions, needsOtherApprover, dialog } = useUserStatusActions();
  const columns = getPendingUserColumns(useSession(({ user }) => user?.hasSingleDistributor ?? false));
  const exported = {
    columns,
    call: 'GET /users',
    request: { query: { ...PENDING_ONLY, ...toUnpagedQuery(state) } },
  } as const;
  return (
    <>
      <UserTabs current="users-pending-list" />
      <ListPage
        noun={texts.pendingNoun}
        state={state}
        response={response}
        columns={[
          ...columns,
          {
            key: 'decision',
            title: texts.decision,
            cardPosition: 'buttons',
            render: (user) => (
              <DecisionButtons
                name={formatFullName(user)}
                options={getAvailableActions(user)}
                note={needsOtherApprover(user) ? texts.approvedByOther : undefined}
              />
            ),
          },
        ]}
        filters={filters}
        extra={<ListExport {...exported} />}
        selectionOptions={{ exported, loadActions: loadBulkActions }}
        empty={{ text: texts.noPending }}
        rowLink={({ id }) => getUserPath(id)}
      />
      {dialog}
    </>
  );
}
