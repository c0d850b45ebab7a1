import type { CallAnswer } from '@surco/shared/contract';
import type { ListState } from '@surco/shared/platform';
import { EmptyState } from '@surco/shared/ui/empty-state';
import { FailedState } from '@surco/shared/ui/failed-state';
import { ListSkeleton } from '@surco/shared/ui/list-skeleton';
import type { Answer } from '@surco/shared/ui/list-types';
import { useCurrent } from '@surco/shared/ui/use-current';
import { ActionButton } from '@surco/shared/ui/page-action';
import type { ReactNode } from 'react';
import { NOTIFICATIONS } from '../../navigation/routeTable';
import { useReading } from './calls';
import { NoticeItem } from './NoticeItem';

interface Props {
  state: ListState<'unread'>;
  answer: Answer<CallAnswer<'GET /notifications'>>;
}

function Nothing({ state, total }: { state: ListState<'unread'>; total: number }): ReactNode {
  if (total > 0)
    return (
      <EmptyState
        text="Esta página ya no tiene notificaciones."
        icon="bell"
        action={{ label: 'Ir a la primera página', onClick: () => state.setPage(1) }}
      />
    );
  if (state.activeFilters > 0)
    return (
      <EmptyState
        text="No queda ninguna notificación sin leer."
        icon="check"
        action={{ label: 'Ver todas', to: NOTIFICATIONS }}
      />
    );
  return <EmptyState text="Aún no hay notificaciones. Aquí se avisa de lo que le concierne." icon="bell" />;
}

/** Skeleton, failure, emptiness or the notices; the former ones stay, dimmed, while the next are on their way. */
export function NoticeList({ state, answer }: Props): ReactNode {
  const { data, error, isLoading, mutate } = answer;
  const { readOne } = useReading();
  const current = useCurrent(JSON.stringify(state.query), data !== undefined && !error && !isLoading);
  if (error && !current && !isLoading)
    return (
      <FailedState error={error} onRetry={() => void mutate()}>
        {state.activeFilters > 0 && <ActionButton action={{ label: 'Ver todas', to: NOTIFICATIONS }} />}
      </FailedState>
    );
  if (!data) return <ListSkeleton rows={5} columns={3} lines={2} />;
  if (data.data.length === 0) return <Nothing state={state} total={data.totalRecords} />;
  return (
    <ul className="surco-notices" aria-label="Notificaciones" aria-busy={isLoading}>
      {data.data.map((notice) => (
        <NoticeItem key={notice.id} notice={notice} onRead={(id) => void readOne(id)} markable />
      ))}
    </ul>
  );
}
