import { Button } from 'antd';
import type { ListDensity } from '../../contract';
import { ApiError, getErrorMessage, STANDARD_VIEW, useLocation, viewParams } from '../../platform';
import { DataTable } from '../table/data-table';
import { EmptyState } from '../feedback/empty-state';
import { FailedState } from '../feedback/failed-state';
import { ListSkeleton } from './list-skeleton';
import type { ListColumn } from '../table/list-column';
import type { RowSelection } from '../table/row-selection';
import type { ListPageProps } from './list-types';
import { ActionButton, toImportAction } from '../feedback/action-button';
import { MISSING_ZONES, useLacksZones } from '../panel/use-lacks-zones';
import { useIsCurrentAnswer } from './use-is-current-answer';

type Props<T extends { id: string }, F extends string> = ListPageProps<T, F> & {
  shown: readonly ListColumn<T>[];
  density: ListDensity;
  selection: RowSelection<T> | undefined;
};

/** The empty state: no records, no match for the filters, or a page past the last one. */
function EmptyList<T extends { id: string }, F extends string>(props: Props<T, F>) {
  const { state, response, empty, action, importTo } = props;
  if (response.data && response.data.totalRecords > 0)
    return (
      <EmptyState
        text="Esta página ya no tiene registros."
        action={{ label: 'Ir a la primera página', onClick: () => state.setPage(1) }}
      />
    );
  if (state.activeFilterCount > 0)
    return (
      <EmptyState
        text={empty.filteredText ?? 'Ningún registro coincide con los filtros.'}
        icon={empty.filteredText ? 'check' : 'search'}
        action={{ label: 'Limpiar filtros', onClick: state.clearFilters }}
      />
    );
  return (
    <EmptyState
      text={empty.text}
      action={empty.action ?? action}
      secondAction={importTo ? toImportAction(importTo) : undefined}
    />
  );
}

/** The empty state of a list whose rows are those of the person's zones. */
const EmptyByZones = <T extends { id: string }, F extends string>(props: Props<T, F>) =>
  useLacksZones() ? <EmptyState text={MISSING_ZONES} icon="alert" /> : <EmptyList {...props} />;

/** Rows and columns of the skeleton, at most: as many as fit into a window. */
const MAX_SKELETON_ROWS = 20;
const MAX_SKELETON_COLUMNS = 8;

/** Values on one line of a card, about. */
const VALUES_PER_LINE = 3;

/** Number of lines on a card below its title. */
const countCardLines = (columns: readonly { cardPosition?: string }[]): number =>
  Math.ceil(columns.filter(({ cardPosition = 'line' }) => cardPosition === 'line').length / VALUES_PER_LINE);

interface FailedListProps {
  state: { activeFilterCount: number; clearFilters: () => void };
  error: unknown;
  onRetry: () => void;
}

/** A load error with a retry. An invalid query (400: old link, typing error) offers the unfiltered list instead. */
function FailedList({ state, error, onRetry }: FailedListProps) {
  const { pathname } = useLocation();
  if (error instanceof ApiError && error.status === 400)
    return (
      <FailedState error={error}>
        <ActionButton
          action={{ label: 'Ver la lista completa', to: `${pathname}?${viewParams.view}=${STANDARD_VIEW}` }}
        />
      </FailedState>
    );
  return (
    <FailedState error={error} onRetry={onRetry}>
      {state.activeFilterCount > 0 && <Button onClick={state.clearFilters}>Limpiar filtros</Button>}
    </FailedState>
  );
}

const OutdatedNotice = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => (
  <div className="surco-list-notice surco-list-outdated" role="alert">
    <span>No se pudo actualizar la lista. {getErrorMessage(error)}</span>
    <Button size="small" onClick={onRetry}>
      Reintentar
    </Button>
  </div>
);

/** Skeleton, error, empty state or rows; the previous rows stay, dimmed, while the next page loads. */
export function ListBody<T extends { id: string }, F extends string>(props: Props<T, F>) {
  const { noun, state, response, columns, shown, density, rowLink, rowActions, selection } = props;
  const { data, error, isLoading, mutate } = response;
  const isCurrent = useIsCurrentAnswer(JSON.stringify(state.query), data !== undefined && !error && !isLoading);
  const retry = (): void => void mutate();
  if (error && !isCurrent && !isLoading) return <FailedList state={state} error={error} onRetry={retry} />;
  if (!data)
    return (
      <ListSkeleton
        rows={state.size === 'all' ? MAX_SKELETON_ROWS : Math.min(state.size, MAX_SKELETON_ROWS)}
        columns={Math.min(shown.length, MAX_SKELETON_COLUMNS)}
        lines={countCardLines(columns)}
      />
    );
  if (data.data.length === 0) return props.empty.byZones ? <EmptyByZones {...props} /> : <EmptyList {...props} />;
  return (
    <>
      {Boolean(error) && <OutdatedNotice error={error} onRetry={retry} />}
      <div className="surco-list-rows" aria-busy={isLoading}>
        <DataTable
          columns={shown}
          density={density}
          rows={data.data}
          caption={noun[1]}
          sort={state.sort}
          defaultSort={state.defaultSort}
          onSort={state.setSort}
          rowLink={rowLink}
          rowActions={rowActions}
          selection={selection}
        />
      </div>
    </>
  );
}
