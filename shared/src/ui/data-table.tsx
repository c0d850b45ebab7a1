import { DataCards } from './data-cards';
import { Icon } from './icon';
import type { ListColumn, RowActions } from './list-types';
import { TableRow } from './table-row';
import { TableWindow } from './table-window';
import { useKeptWidths } from './use-kept-widths';
import { usePhone } from './use-phone';
import './data-table.css';
import './hidden.css';

export interface DataTableProps<T extends { id: string }> {
  columns: readonly ListColumn<T>[];
  rows: readonly T[];
  /** What the table holds, for screen readers. */
  caption: string;
  /** `field` or `-field`. */
  sort?: string;
  onSort?: (sort: string | undefined) => void;
  /** Address of a row's record. */
  rowLink?: (row: T) => string;
  rowActions?: RowActions<T>;
}

type Direction = 'ascending' | 'descending' | 'none';

const directionOf = (field: string, sort?: string): Direction =>
  sort === field ? 'ascending' : sort === `-${field}` ? 'descending' : 'none';

/** Ascending, descending, then as the list stands by itself. */
const NEXT: Readonly<Record<Direction, (field: string) => string | undefined>> = {
  none: (field) => field,
  ascending: (field) => `-${field}`,
  descending: () => undefined,
};

function Head<T>({
  column,
  sort,
  onSort,
}: {
  column: ListColumn<T>;
  sort?: string;
  onSort?: (sort: string | undefined) => void;
}) {
  const { title, sortField, align = 'left', width } = column;
  const style = { textAlign: align, width };
  if (!sortField || !onSort)
    return (
      <th scope="col" style={style}>
        {title}
      </th>
    );
  const direction = directionOf(sortField, sort);
  return (
    <th scope="col" style={style} aria-sort={direction}>
      <button type="button" className="surco-table-sort" onClick={() => onSort(NEXT[direction](sortField))}>
        {title}
        <span className={direction === 'none' ? 'surco-table-unsorted' : undefined}>
          <Icon name={direction === 'descending' ? 'chevronDown' : 'chevronUp'} size={14} />
        </span>
      </button>
    </th>
  );
}

/** So many columns fit a wide window only, and so many fit hardly any: then the table scrolls in its frame. */
const WIDE = 10;
const WIDEST = 12;

function frameOf(columns: number): string {
  if (columns < WIDE) return 'surco-table-frame';
  return columns < WIDEST ? 'surco-table-frame surco-table-wide' : 'surco-table-frame surco-table-widest';
}

/** A longer table draws only the rows in sight. */
export const DRAWN_WHOLE = 100;

/** A table with a sticky head; on a phone its rows are cards. A row that has an address is a link as a whole. */
export function DataTable<T extends { id: string }>(props: DataTableProps<T>) {
  const { columns, rows, caption, sort, onSort, rowLink, rowActions } = props;
  const long = rows.length > DRAWN_WHOLE;
  const about = { columns, rowLink, rowActions };
  const [table, widths] = useKeptWidths(long ? columns.map(({ key }) => key).join(' ') : null);
  if (usePhone()) return <DataCards {...about} rows={rows} caption={caption} />;
  return (
    <div className={frameOf(columns.length + (rowActions ? 1 : 0))}>
      <table
        ref={table}
        className={widths ? 'surco-table surco-table-long' : 'surco-table'}
        aria-rowcount={long ? rows.length + 1 : undefined}
      >
        <caption className="surco-hidden">{caption}</caption>
        {widths && (
          <colgroup>
            {widths.map((width, index) => (
              <col key={index} style={{ width }} />
            ))}
          </colgroup>
        )}
        <thead>
          <tr>
            {columns.map((column) => (
              <Head key={column.key} column={column} sort={sort} onSort={onSort} />
            ))}
            {rowActions && (
              <th scope="col" className="surco-table-more">
                <span className="surco-hidden">Acciones</span>
              </th>
            )}
          </tr>
        </thead>
        {long ? (
          <TableWindow {...about} rows={rows} />
        ) : (
          <tbody>
            {rows.map((row) => (
              <TableRow key={row.id} {...about} row={row} />
            ))}
          </tbody>
        )}
      </table>
    </div>
  );
}
