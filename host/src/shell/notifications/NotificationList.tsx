import { hostPaths, type CallResponse } from '@surco/shared/contract';
import type { CallState, ListState } from '@surco/shared/platform';
import { ActionButton, EmptyState, FailedState } from '@surco/shared/ui/feedback';
import { ListSkeleton, useIsCurrentAnswer } from '@surco/shared/ui/list';
import type { ReactNode } from 'react';
import { useMarkAsRead } from './notificationCalls';
import { NotificationItem } from './NotificationItem';

interface Props {
  state: ListState<'unread'>;
  response: CallState<CallResponse<'GET /notifications'>>;
}

function NoNotifications({ state, total }: { state: ListState<'unread'>; total: number }): ReactNode {
  if (total > 0)
    return (
      <EmptyState
        text="Esta página ya no tiene notificaciones."
        icon="bell"
        action={{ label: 'Ir a la primera página', onClick: () => state.setPage(1) }}
      />
    );
  if (state.activeFilterCount > 0)
    return (
      <EmptyState
        text="No queda ninguna notificación sin leer."
        icon="check"
        action={{ label: 'Ver todas', to: hostPaths.notifications }}
      />
    );
  return <EmptyState text="Aún no hay notificaciones. Aquí se avisa de lo que le concierne." icon="bell" />;
}

/** Skeleton, error, empty state or the notifications. The previous ones stay, dimmed, while the next page loads. */
export function NotificationList({ state, response }: Props): ReactNode {
  const { data, error, isLoading, mutate } = response;
  const { markAsRead } = useMarkAsRead();
  const isCurrent = useIsCurrentAnswer(JSON.stringify(state.query), data !== undefined && !error && !isLoading);
  if (error && !isCurrent && !isLoading)
    return (
      <FailedState error={error} onRetry={() => void mutate()}>
        {state.activeFilterCount > 0 && <ActionButton action={{ label: 'Ver todas', to: hostPaths.notifications }} />}
      </FailedState>
    );
  if (!data) return <ListSkeleton rows={5} columns={3} lines={2} />;
  if (data.data.length === 0) return <NoNotifications state={state} total={data.totalRecords} />;
  return (
    <ul className="surco-notifications" aria-label="Notificaciones" aria-busy={isLoading}>
      {data.data.map((notification) => (
        <NotificationItem
          key={notification.id}
          notification={notification}
          onRead={(id) => void markAsRead(id)}
          isDetailed
        />
      ))}
    </ul>
  );
}
