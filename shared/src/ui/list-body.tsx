import { Button } from 'antd';
import { ApiError, errorText, useLocation } from '../platform';
import { DataTable } from './data-table';
import { EmptyState } from './empty-state';
import { FailedState } from './failed-state';
import { ListSkeleton } from './list-skeleton';
import type { ListColumn, ListPageProps } from './list-types';
import { ActionButton } from './page-action';
import { useCurrent } from './use-current';

type Props<T extends { id: string }, F extends string> = ListPageProps<T, F> & { shown: readonly ListColumn<T>[] };

/** Nothing to list: because there is nothing, because the filters leave nothing, or because the page is past the last. */
function Nothing<T extends { id: string }, F extends string>({ state, answer, empty, action }: Props<T, F>) {
  if (answer.data && answer.data.totalRecords > 0)
    return (
      <EmptyState
        text="Esta página ya no tiene registros."
        action={{ label: 'Ir a la primera página', onClick: () => state.setPage(1) }}
      />
    );
  if (state.activeFilters > 0)
    return (
      <EmptyState
        text="Ningún registro coincide con los filtros."
        icon="search"
        action={{ label: 'Limpiar filtros', onClick: state.clearFilters }}
      />
    );
  return <EmptyState text={empty.text} action={empty.action ?? action} />;
}

/** How many lines a card has under its title. */
const linesOf = (columns: readonly { phone?: string }[]): number =>
  columns.filter(({ phone = 'line' }) => phone === 'line').length;

interface FailedProps {
  state: { activeFilters: number; clearFilters: () => void };
  error: unknown;
  onRetry: () => void;
}

/** An address that asks for what there is not (an old link, a typing error) is not worth a second try: the plain list is. */
function Failed({ state, error, onRetry }: FailedProps) {
  const { pathname } = useLocation();
  if (error instanceof ApiError && error.status === 400)
    return (
      <FailedState error={error}>
        <ActionButton action={{ label: 'Ver la lista completa', to: pathname }} />
      </FailedState>
    );
  return (
    <FailedState error={error} onRetry={onRetry}>
      {state.activeFilters > 0 && <Button onClick={state.clearFilters}>Limpiar filtros</Button>}
    </FailedState>
  );
}

const Outdated = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => (
  <div className="surco-list-outdated" role="alert">
    <span>No se pudo actualizar la lista. {errorText(error)}</span>
    <Button size="small" onClick={onRetry}>
      Reintentar
    </Button>
  </div>
);

/** Skeleton, failure, emptiness or rows; the former rows stay, dimmed, while the next are on their way. */
export function ListBody<T extends { id: string }, F extends string>(props: Props<T, F>) {
  const { noun, state, answer, columns, shown, rowLink, rowActions } = props;
  const { data, error, isLoading, mutate } = answer;
  const current = useCurrent(JSON.stringify(state.query), data !== undefined && !error && !isLoading);
  const retry = (): void => void mutate();
  if (error && !current && !isLoading) return <Failed state={state} error={error} onRetry={retry} />;
  if (!data)
    return (
      <ListSkeleton
        rows={state.size === 'all' ? 20 : Math.min(state.size, 20)}
        columns={Math.min(shown.length, 8)}
        lines={linesOf(columns)}
      />
    );
  if (data.data.length === 0) return <Nothing {...props} />;
  return (
    <>
      {Boolean(error) && <Outdated error={error} onRetry={retry} />}
      <div className="surco-list-rows" aria-busy={isLoading}>
        <DataTable
          columns={shown}
          rows={data.data}
          caption={noun[1]}
          sort={state.sort}
          onSort={state.setSort}
          rowLink={rowLink}
          rowActions={rowActions}
        />
      </div>
    </>
  );
}
