import { hostPaths, type CallRequest } from '@surco/shared/contract';
import { getErrorMessage, Link, useCall } from '@surco/shared/platform';
import type { ReactNode } from 'react';
import { useMarkAsRead, useUnreadCount } from './notificationCalls';
import { NotificationItem } from './NotificationItem';
import { closePanel } from './notificationPanel';

const LATEST_REQUEST: CallRequest<'GET /notifications'> = { query: { page: 1, size: 5 } };

function LatestList(): ReactNode {
  const { data, error, isLoading, mutate } = useCall('GET /notifications', LATEST_REQUEST);
  const { markAsRead } = useMarkAsRead();
  if (!data && error && !isLoading)
    return (
      <p className="surco-bell-note" role="alert">
        {getErrorMessage(error)} <button onClick={() => void mutate()}>Reintentar</button>
      </p>
    );
  if (!data) return <output className="surco-bell-note">Cargando…</output>;
  if (data.data.length === 0) return <output className="surco-bell-note">Aún no hay notificaciones.</output>;
  return (
    <ul className="surco-notifications" aria-label="Últimas notificaciones">
      {data.data.map((notification) => (
        <NotificationItem
          key={notification.id}
          notification={notification}
          onRead={(id) => void markAsRead(id)}
          onFollow={closePanel}
        />
      ))}
    </ul>
  );
}

/** The panel of the bell: the latest notifications and a link to all of them. */
export default function LatestNotifications(): ReactNode {
  const { unreadCount } = useUnreadCount();
  const { markAllAsRead } = useMarkAsRead();
  return (
    <>
      <div className="surco-bell-head">
        <strong>Notificaciones</strong>
        {unreadCount > 0 && <button onClick={() => void markAllAsRead()}>Marcar todas como leídas</button>}
      </div>
      <LatestList />
      <Link className="surco-bell-all" to={hostPaths.notifications} onClick={closePanel}>
        Ver todas
      </Link>
    </>
  );
}
