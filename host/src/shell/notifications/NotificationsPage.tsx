import { plural } from '@surco/shared/domain/formats';
import { useCall, useListState } from '@surco/shared/platform';
import { LinkTabs } from '@surco/shared/ui/link-tabs';
import { ListPages } from '@surco/shared/ui/list-pages';
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { NOTIFICATIONS } from '../../navigation/routeTable';
import { useReading, useUnread } from './calls';
import { NoticeList } from './NoticeList';

const FILTERS = ['unread'] as const;

/** what the person was told, newest first. */
export default function NotificationsPage(): ReactNode {
  const state = useListState(FILTERS);
  const answer = useCall('GET /notifications', { query: state.query });
  const unread = useUnread() ?? 0;
  const { readAll } = useReading();
  const [marking, setMarking] = useState(false);
  const page = answer.data;
  const onlyUnread = state.filters.unread === 'true';

  const markAll = async (): Promise<void> => {
    setMarking(true);
    await readAll();
    setMarking(false);
  };

  return (
    <section className="surco-notices-page">
      <LinkTabs
        label="Filtro de notificaciones"
        tabs={[
          { to: NOTIFICATIONS, label: 'Todas', current: !onlyUnread },
          { to: `${NOTIFICATIONS}?unread=true`, label: 'Sin leer', current: onlyUnread },
        ]}
      />
      <div className="surco-notices-top">
        <output>{page ? plural(page.totalRecords, 'notificación', 'notificaciones') : '\u00a0'}</output>
        <Button onClick={() => void markAll()} loading={marking} disabled={unread === 0}>
          Marcar todas como leídas
        </Button>
      </div>
      <NoticeList state={state} answer={answer} />
      {page && page.data.length > 0 && <ListPages page={page} setPage={state.setPage} />}
    </section>
  );
}
