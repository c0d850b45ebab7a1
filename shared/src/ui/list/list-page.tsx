import { formatNumber } from '../../domain/text/formats';
import { FilterChips } from './filters/filter-chips';
import { ListBody } from './list-body';
import { ListFilters } from './filters/list-filters';
import { ListSort } from './list-sort';
import { ListPagination } from './list-pagination';
import { ShowAllButton } from './show-all-button';
import type { ListPageProps } from './list-types';
import { ActionButton } from '../feedback/action-button';
import { useListLayout } from './columns/use-list-layout';
import { PanelButton } from './panel/panel-button';
import { ListViews, SharedView } from './views/list-views';
import { useIsPhone } from '../display/use-is-phone';
import './list-page.css';

/** The page of every list: count, action, filters, server-side pages and empty state. */
export function ListPage<T extends { id: string }, F extends string>(props: ListPageProps<T, F>) {
  const { noun, state, answer, columns, filters = [], action, extra, totals } = props;
  const isPhone = useIsPhone();
  const layout = useListLayout(columns);
  const page = answer.data;
  return (
    <section
      className={['surco-list', action && 'surco-list-acting', `surco-list-${layout.density}`]
        .filter(Boolean)
        .join(' ')}
    >
      <div className="surco-list-top">
        <output className="surco-list-count">
          {page ? `${formatNumber(page.totalRecords)} ${page.totalRecords === 1 ? noun[0] : noun[1]}` : '\u00a0'}
        </output>
        <div className="surco-list-actions">
          <ListViews layout={layout} noun={noun[1]} />
          {!isPhone && columns.length > 2 && (
            <PanelButton label="Columnas" icon="settings">
              {({ ColumnPanel }, close) => <ColumnPanel layout={layout} onClose={close} />}
            </PanelButton>
          )}
          {!isPhone && props.canShowAll && page && <ShowAllButton page={page} setPage={state.setPage} />}
          {extra}
          {action && <ActionButton action={action} primary />}
        </div>
      </div>
      <SharedView layout={layout} />
      {filters.length > 0 && (
        <ListFilters filters={filters} state={state} sort={<ListSort columns={columns} state={state} />} />
      )}
      <FilterChips filters={filters} state={state} />
      <ListBody
        {...props}
        shown={isPhone ? columns : layout.arranged.filter(({ isShown }) => isShown).map(({ column }) => column)}
        density={layout.density}
      />
      {page && page.data.length > 0 && (
        <div className={page.size === 'all' ? 'surco-list-foot surco-list-foot-whole' : 'surco-list-foot'}>
          <div className="surco-list-totals">{totals?.(page)}</div>
          <ListPagination page={page} setPage={state.setPage} />
        </div>
      )}
    </section>
  );
}
