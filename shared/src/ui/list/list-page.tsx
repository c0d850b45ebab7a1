import { formatNumber } from '../../domain/text/formats';
import { FilterChips } from './filters/filter-chips';
import { ListBody } from './list-body';
import { ColumnChooser } from './column-chooser';
import { ListFilters } from './filters/list-filters';
import { ListSort } from './list-sort';
import { ListPagination } from './list-pagination';
import { ShowAllButton } from './show-all-button';
import type { ListPageProps } from './list-types';
import { ActionButton } from '../feedback/action-button';
import { useVisibleColumns } from './use-visible-columns';
import { useIsPhone } from '../display/use-is-phone';
import './list-page.css';

/** The page of every list: count, action, filters, server-side pages and empty state. */
export function ListPage<T extends { id: string }, F extends string>(props: ListPageProps<T, F>) {
  const { noun, state, answer, columns, filters = [], action, extra, totals } = props;
  const isPhone = useIsPhone();
  const choice = useVisibleColumns(noun[1], columns);
  const page = answer.data;
  return (
    <section className={action ? 'surco-list surco-list-acting' : 'surco-list'}>
      <div className="surco-list-top">
        <output className="surco-list-count">
          {page ? `${formatNumber(page.totalRecords)} ${page.totalRecords === 1 ? noun[0] : noun[1]}` : '\u00a0'}
        </output>
        <div className="surco-list-actions">
          {!isPhone && columns.length > 4 && <ColumnChooser columns={columns} choice={choice} />}
          {!isPhone && props.canShowAll && page && <ShowAllButton page={page} setPage={state.setPage} />}
          {extra}
          {action && <ActionButton action={action} primary />}
        </div>
      </div>
      {filters.length > 0 && (
        <ListFilters filters={filters} state={state} sort={<ListSort columns={columns} state={state} />} />
      )}
      <FilterChips filters={filters} state={state} />
      <ListBody {...props} shown={isPhone ? columns : choice.shown} />
      {page && page.data.length > 0 && (
        <div className={page.size === 'all' ? 'surco-list-foot surco-list-foot-whole' : 'surco-list-foot'}>
          <div className="surco-list-totals">{totals?.(page)}</div>
          <ListPagination page={page} setPage={state.setPage} />
        </div>
      )}
    </section>
  );
}
