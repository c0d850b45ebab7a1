import { formatNumber } from '../domain/formats';
import { FilterChips } from './filter-chips';
import { ListBody } from './list-body';
import { ListColumns } from './list-columns';
import { ListFilters } from './list-filters';
import { ListSort } from './list-sort';
import { ListPages } from './list-pages';
import { ListWhole } from './list-whole';
import type { ListPageProps } from './list-types';
import { ActionButton } from './page-action';
import { useColumns } from './use-columns';
import { usePhone } from './use-phone';
import './list-page.css';

export type { Answer, ListColumn, ListFilter, ListPageProps, Page } from './list-types';

/** The page of every list: count, action, filters, rows on the server's pages, and what to say when there are none. */
export function ListPage<T extends { id: string }, F extends string>(props: ListPageProps<T, F>) {
  const { noun, state, answer, columns, filters = [], action, extra, totals } = props;
  const phone = usePhone();
  const choice = useColumns(noun[1], columns);
  const page = answer.data;
  return (
    <section className={action ? 'surco-list surco-list-acting' : 'surco-list'}>
      <div className="surco-list-top">
        <output className="surco-list-count">
          {page ? `${formatNumber(page.totalRecords)} ${page.totalRecords === 1 ? noun[0] : noun[1]}` : '\u00a0'}
        </output>
        <div className="surco-list-actions">
          {!phone && columns.length > 4 && <ListColumns columns={columns} choice={choice} />}
          {!phone && props.whole && page && <ListWhole page={page} setPage={state.setPage} />}
          {extra}
          {action && (
            <span className="surco-list-action">
              <ActionButton action={action} primary />
            </span>
          )}
        </div>
      </div>
      {filters.length > 0 && (
        <ListFilters filters={filters} state={state} sort={<ListSort columns={columns} state={state} />} />
      )}
      <FilterChips filters={filters} state={state} />
      <ListBody {...props} shown={phone ? columns : choice.shown} />
      {page && page.data.length > 0 && (
        <div className={page.size === 'all' ? 'surco-list-foot surco-list-foot-whole' : 'surco-list-foot'}>
          <div className="surco-list-totals">{totals?.(page)}</div>
          <ListPages page={page} setPage={state.setPage} />
        </div>
      )}
    </section>
  );
}
