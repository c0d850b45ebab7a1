import { type CallQuery, hostPaths } from '@surco/shared/contract';
import { formatCount } from '@surco/shared/domain';
import { useCall, useListState } from '@surco/shared/platform';
import { LinkTabs } from '@surco/shared/ui/display';
import { ListPagination } from '@surco/shared/ui/list';
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { useMarkAsRead, useUnreadCount } from './notificationCalls';
import { NotificationList } from './NotificationList';

const FILTER_NAMES = ['unread'] as const satisfies readonly (keyof CallQuery<'GET /notifications'>)[];

/** all notifications of the user, newest first. */
export default function NotificationsPage(): ReactNode {
  const state = useListState(FILTER_NAMES);
  const response = useCall('GET /notifications', { query: state.query });
  const { unreadCount } = useUnreadCount();
  const { markAllAsRead } = useMarkAsRead();
  const [isMarking, setMarking] = useState(false);
  const page = response.data;
  const onlyUnread = state.filters.unread === 'true';

  const markAll = async (): Promise<void> => {
    setMarking(true);
    await markAllAsRead();
    setMarking(false);
  };

  return (
    <section className="surco-notifications-page">
      <LinkTabs
        label="Filtro de notificaciones"
        tabs={[
          { to: hostPaths.notifications, label: 'Todas', current: !onlyUnread },
          { to: `${hostPaths.notifications}?unread=true`, label: 'Sin leer', current: onlyUnread },
        ]}
      />
      <div className="surco-notifications-top">
        <output>{page ? formatCount(page.totalRecords, 'notificación', 'notificaciones') : '\u00a0'}</output>
        <Button onClick={() => void markAll()} loading={isMarking} disabled={unreadCount === 0}>
          Marcar todas como leídas
        </Button>
      </div>
      <NotificationList state={state} response={response} />
      {page && page.data.length > 0 && <ListPagination page={page} setPage={state.setPage} />}
    </section>
  );
}
