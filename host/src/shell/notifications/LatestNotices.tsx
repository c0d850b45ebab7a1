import type { CallRequest } from '@surco/shared/contract';
import { errorText, Link, useCall } from '@surco/shared/platform';
import type { ReactNode } from 'react';
import { NOTIFICATIONS } from '../../navigation/routeTable';
import { useReading, useUnread } from './calls';
import { NoticeItem } from './NoticeItem';
import { closePanel } from './panel';

const LATEST: CallRequest<'GET /notifications'> = { query: { page: 1, size: 5 } };

function Latest(): ReactNode {
  const { data, error, isLoading, mutate } = useCall('GET /notifications', LATEST);
  const { readOne } = useReading();
  if (!data && error && !isLoading)
    return (
      <p className="surco-bell-note" role="alert">
        {errorText(error)} <button onClick={() => void mutate()}>Reintentar</button>
      </p>
    );
  if (!data) return <output className="surco-bell-note">Cargando…</output>;
  if (data.data.length === 0) return <output className="surco-bell-note">Aún no hay notificaciones.</output>;
  return (
    <ul className="surco-notices" aria-label="Últimas notificaciones">
      {data.data.map((notice) => (
        <NoticeItem key={notice.id} notice={notice} onRead={(id) => void readOne(id)} onFollow={closePanel} />
      ))}
    </ul>
  );
}

/** What the bell opens: the last few notices, and the way to all of them. */
export default function LatestNotices(): ReactNode {
  const unread = useUnread() ?? 0;
  const { readAll } = useReading();
  return (
    <>
      <div className="surco-bell-head">
        <strong>Notificaciones</strong>
        {unread > 0 && <button onClick={() => void readAll()}>Marcar todas como leídas</button>}
      </div>
      <Latest />
      <Link className="surco-bell-all" to={NOTIFICATIONS} onClick={closePanel}>
        Ver todas
      </Link>
    </>
  );
}
