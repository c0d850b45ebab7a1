import { Button } from 'antd';
import { useDeferredValue, useMemo } from 'react';
import { formatNumber } from '../../domain/text/formats';
import { Frozen } from './frozen';
import { FilterChips } from './filters/filter-chips';
import { Icon } from '../display/icon';
import { ListBody } from './list-body';
import { ListFilters } from './filters/list-filters';
import { ListSort } from './list-sort';
import { ListPagination } from './list-pagination';
import { ShowAllButton } from './show-all-button';
import type { ListPageProps } from './list-types';
import { ActionButton, toImportAction } from '../feedback/action-button';
import { fitColumns } from './columns/fit-columns';
import { useListLayout } from './columns/use-list-layout';
import { PanelButton } from './panel/panel-button';
import { ListViews, SharedView } from './views/list-views';
import { createMediaQueryHook } from '../display/create-media-query-hook';
import { useIsPhone } from '../display/use-is-phone';
import { SelectionArea } from './selection/selection-area';
import { useSelection } from './selection/use-selection';
import './list-page.css';

/** Whether the window is narrower than 1024 px, as a tablet held upright, or than as much text of the size that is set. */
const useIsNarrow = createMediaQueryHook('(max-width: 63.99875em)');

/**
 * The page of every list: count, action, filters, server-side pages and empty state. The first answer is shown at once;
 * each later one is rendered in steps, so that a press does not wait for it.
 */
export function ListPage<T extends { id: string }, F extends string>(props: ListPageProps<T, F>) {
  const { response } = props;
  const data = useDeferredValue(response.data) ?? response.data;
  // The deferred value follows the first answer in a render of its own, which has nothing new to show.
  const content = useMemo(() => <ListContent {...props} response={{ ...props.response, data }} />, [props, data]);
  return <Frozen isFrozen={data !== response.data}>{content}</Frozen>;
}

function ListContent<T extends { id: string }, F extends string>(props: ListPageProps<T, F>) {
  const { noun, state, response, columns, filters = [], action, importTo, extra, totals, selectionOptions } = props;
  const isPhone = useIsPhone();
  const isNarrow = useIsNarrow();
  const layout = useListLayout(columns);
  const chosen = layout.arranged.filter(({ isShown }) => isShown).map(({ column }) => column);
  const tableColumns = isNarrow && layout.isOriginal ? fitColumns(chosen) : chosen;
  const page = response.data;
  const rows = page?.data ?? [];
  const selection = useSelection(rows, state.filters);
  // With a selection, its bar sticks to the bottom instead.
  const isFootSticky = page?.size === 'all' && selection.rows.length === 0;
  return (
    <section
      className={['surco-list', (action || selectionOptions) && 'surco-list-acting', `surco-list-${layout.density}`]
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
          {importTo && <ActionButton action={toImportAction(importTo)} />}
          {extra}
          {isPhone && selectionOptions && rows.length > 0 && (
            <Button
              className={action ? undefined : 'surco-list-start'}
              icon={<Icon name="check" />}
              onClick={selection.start}
            >
              Seleccionar
            </Button>
          )}
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
        shown={isPhone ? columns : tableColumns}
        density={layout.density}
        selection={selectionOptions && selection}
      />
      {page && page.data.length > 0 && (
        <div className={isFootSticky ? 'surco-list-foot surco-list-foot-whole' : 'surco-list-foot'}>
          <div className="surco-list-totals">{totals?.(page)}</div>
          <ListPagination page={page} setPage={state.setPage} />
        </div>
      )}
      {selectionOptions && (
        <SelectionArea noun={noun} columns={columns} page={rows} selection={selection} options={selectionOptions} />
      )}
    </section>
  );
}
