import { type SyntheticEvent, useEffect } from 'react';
import type { ListDensity } from '../../contract';
import { DataCards } from './data-cards';
import { Icon } from '../display/icon';
import type { ListColumn, RowActions } from './list-column';
import type { RowSelection } from './row-selection';
import { SelectBox } from './select-box';
import { ROW_HEIGHTS, SpacerRow, TableRow } from './table-row';
import { useLazy } from '../display/use-lazy';
import { useIsPhone } from '../display/use-is-phone';
import './data-table.css';
import '../display/hidden.css';

export interface DataTableProps<T extends { id: string }> {
  columns: readonly ListColumn<T>[];
  rows: readonly T[];
  /** Accessible name of the table. */
  caption: string;
  /** Current sort: `field` or `-field`. */
  sort?: string;
  /** The sort of the list while the user has chosen none. */
  defaultSort?: string;
  onSort?: (sort: string | undefined) => void;
  /** Address of a row's record. */
  rowLink?: (row: T) => string;
  rowActions?: RowActions<T>;
  /** Height of the rows, inside a list that has the style for it; cards have one height. */
  density?: ListDensity;
  /** Adds a checkbox to each row. */
  selection?: RowSelection<T>;
}

type SortDirection = 'ascending' | 'descending' | 'none';

const getSortDirection = (field: string, sort?: string): SortDirection =>
  sort === field ? 'ascending' : sort === `-${field}` ? 'descending' : 'none';

/** The cycle of a header: ascending, descending, default order. The last is left out when it equals descending. */
const NEXT_SORT: Readonly<Record<SortDirection, (field: string, defaultSort?: string) => string | undefined>> = {
  none: (field) => field,
  ascending: (field) => `-${field}`,
  descending: (field, defaultSort) => (defaultSort === `-${field}` ? field : undefined),
};

function HeaderCell<T>({
  column,
  sort,
  defaultSort,
  onSort,
}: Pick<DataTableProps<{ id: string }>, 'sort' | 'defaultSort' | 'onSort'> & { column: ListColumn<T> }) {
  const { title, sortField, align = 'left', width } = column;
  const style = { textAlign: align, ...(width && { ['--surco-column-width' as string]: `${width}px` }) };
  if (!sortField || !onSort)
    return (
      <th scope="col" style={style}>
        {title}
      </th>
    );
  const direction = getSortDirection(sortField, sort);
  const toggleSort = (): void => onSort(NEXT_SORT[direction](sortField, defaultSort));
  return (
    <th scope="col" style={style} aria-sort={direction}>
      <button type="button" className="surco-table-sort" onClick={toggleSort}>
        {title}
        <span className={direction === 'none' ? 'surco-table-unsorted' : undefined}>
          <Icon name={direction === 'descending' ? 'chevronDown' : 'chevronUp'} size={14} />
        </span>
      </button>
    </th>
  );
}

/**
 * From `WIDE_COLUMNS` on, the table scrolls in its frame in windows narrower than 1440 px; from `WIDEST_COLUMNS` on, in
 * every window. Tables with fewer columns scroll below 1200 px (`data-table.css`).
 */
const WIDE_COLUMNS = 10;
const WIDEST_COLUMNS = 12;

function getFrameClass(columns: number): string {
  if (columns < WIDE_COLUMNS) return 'surco-table-frame';
  return columns < WIDEST_COLUMNS ? 'surco-table-frame surco-table-wide' : 'surco-table-frame surco-table-widest';
}

/** Longer tables render only the visible rows. */
const MAX_UNVIRTUALIZED_ROWS = 100;

const loadVirtualBody = () => import(/* webpackChunkName: "virtual-rows" */ './virtual-table-body');

/** Loads the tooltips when the pointer or the keyboard first reaches a table; without them, texts stay shortened. */
const revealText = ({ target }: SyntheticEvent): void =>
  void import(/* webpackChunkName: "cell-tooltip" */ './cell-tooltip').then(
    ({ revealCellText }) => revealCellText(target),
    () => undefined,
  );

/** A table with a sticky header; on a phone its rows are cards. Rows with an address open it on click. */
export function DataTable<T extends { id: string }>(props: DataTableProps<T>) {
  const {
    columns,
    rows,
    caption,
    sort,
    defaultSort,
    onSort,
    rowLink,
    rowActions,
    density = 'comfortable',
    selection,
  } = props;
  const rowHeight = ROW_HEIGHTS[density];
  const isPhone = useIsPhone();
  const isVirtual = !isPhone && rows.length > MAX_UNVIRTUALIZED_ROWS;
  const rowProps = { columns, rowLink, rowActions, selection };
  const [virtualBody, fetchVirtualBody] = useLazy(loadVirtualBody);
  const isIdle = virtualBody.status === 'idle';
  useEffect(() => {
    if (isVirtual && isIdle) void fetchVirtualBody();
  }, [isVirtual, isIdle, fetchVirtualBody]);
  // Until the code of the virtual body is loaded, the first rows are shown; if it fails to load, all of them.
  const plainRows = isVirtual && virtualBody.status !== 'failed' ? rows.slice(0, MAX_UNVIRTUALIZED_ROWS) : rows;
  if (isPhone) return <DataCards {...rowProps} rows={rows} caption={caption} />;
  return (
    <div
      className={getFrameClass(columns.length + (rowActions ? 1 : 0))}
      onPointerOver={revealText}
      onFocus={revealText}
    >
      <table className="surco-table" aria-rowcount={isVirtual ? rows.length + 1 : undefined}>
        <caption className="surco-hidden">{caption}</caption>
        <thead>
          <tr>
            {selection && (
              <th scope="col" className="surco-table-select">
                <SelectBox
                  label="Seleccionar la página"
                  checked={selection.isPageSelected}
                  onToggle={selection.togglePage}
                />
              </th>
            )}
            {columns.map((column) => (
              <HeaderCell key={column.key} column={column} sort={sort} defaultSort={defaultSort} onSort={onSort} />
            ))}
            {rowActions && (
              <th scope="col" className="surco-table-more">
                <span className="surco-hidden">Acciones</span>
              </th>
            )}
          </tr>
        </thead>
        {isVirtual && virtualBody.status === 'loaded' ? (
          // It measures the column widths when it mounts: for other columns it mounts again.
          <virtualBody.module.VirtualTableBody
            key={columns.map(({ key }) => key).join() + density}
            {...rowProps}
            rows={rows}
            rowHeight={rowHeight}
          />
        ) : (
          <tbody>
            {plainRows.map((row) => (
              <TableRow key={row.id} {...rowProps} row={row} />
            ))}
            <SpacerRow height={(rows.length - plainRows.length) * rowHeight} />
          </tbody>
        )}
      </table>
    </div>
  );
}
