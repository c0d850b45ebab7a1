import { fullName } from '@surco/shared/domain/names';
import { wholeList } from '@surco/shared/domain/wholeList';
import { useCall, useListState } from '@surco/shared/platform';
import { Decision } from '@surco/shared/ui/decision';
import { ListExport } from '@surco/shared/ui/list-export';
import { type ListFilter, ListPage } from '@surco/shared/ui/list-page';
import { userPath } from '../../../state/paths';
import { tabSorts } from '../../../state/userTabs';
import { useMoving } from '../api/useMoving';
import { pendingColumns } from '../components/columns';
import { UserTabs } from '../components/UserTabs';
import { texts } from '../texts';

const FILTERS = ['search'] as const;
const filters: readonly ListFilter<'search'>[] = [{ kind: 'search', name: 'search', label: texts.search }];
const WAITING = { status: 'PENDIENTE' } as const;

/** who waits for approval, the longest wait first, and the decision about each. */
export default function UsersPendingPage() {
  const state = useListState(FILTERS, tabSorts['users-pending-list']);
  const answer = useCall('GET /users', { query: { ...WAITING, ...state.query } });
  const { offers, dialog } = useMoving();
  return (
    <>
      <UserTabs current="users-pending-list" />
      <ListPage
        noun={texts.pendingNoun}
        state={state}
        answer={answer}
        columns={[
          ...pendingColumns,
          {
            key: 'decision',
            title: texts.decision,
            render: (user) => <Decision name={fullName(user)} offers={offers(user)} />,
          },
        ]}
        filters={filters}
        extra={
          <ListExport
            name={texts.pendingFile}
            columns={pendingColumns}
            call="GET /users"
            request={{ query: { ...WAITING, ...wholeList(state) } }}
          />
        }
        empty={{ text: texts.nobodyWaits }}
        rowLink={({ id }) => userPath(id)}
      />
      {dialog}
    </>
  );
}
