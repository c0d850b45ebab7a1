import type { MouseEvent } from 'react';
import { useNavigate } from '../platform';
import { DataCards } from './data-cards';
import { Icon } from './icon';
import type { ListColumn, RowActions } from './list-types';
import { RowMenu, rowMenuLabel } from './row-menu';
import { RowTitle } from './row-title';
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

const isControl = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('a,button,input,label') !== null;

/** So many columns fit a wide window only, and so many fit hardly any: then the table scrolls in its frame. */
const WIDE = 10;
const WIDEST = 12;

function frameOf(columns: number): string {
  if (columns < WIDE) return 'surco-table-frame';
  return columns < WIDEST ? 'surco-table-frame surco-table-wide' : 'surco-table-frame surco-table-widest';
}

/** A table with a sticky head; on a phone its rows are cards. A row that has an address is a link as a whole. */
export function DataTable<T extends { id: string }>({
  columns,
  rows,
  caption,
  sort,
  onSort,
  rowLink,
  rowActions,
}: DataTableProps<T>) {
  const navigate = useNavigate();
  const phone = usePhone();
  if (phone)
    return <DataCards columns={columns} rows={rows} caption={caption} rowLink={rowLink} rowActions={rowActions} />;
  const title = columns.find((column) => column.phone === 'title') ?? columns[0];
  const open = (row: T) => (event: MouseEvent) => {
    if (rowLink && !isControl(event.target) && !window.getSelection()?.toString()) void navigate(rowLink(row));
  };
  return (
    <div className={frameOf(columns.length + (rowActions ? 1 : 0))}>
      <table className="surco-table">
        <caption className="surco-hidden">{caption}</caption>
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
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} className={rowLink && 'surco-table-link'} onClick={rowLink && open(row)}>
              {columns.map(({ key, render, align = 'left', nowrap }) => (
                <td
                  key={key}
                  className={nowrap || align === 'right' ? 'surco-nowrap' : undefined}
                  style={{ textAlign: align }}
                >
                  {key === title?.key ? <RowTitle to={rowLink?.(row)}>{render(row)}</RowTitle> : render(row)}
                </td>
              ))}
              {rowActions && (
                <td className="surco-table-more">
                  <RowMenu label={rowMenuLabel(title, row)} actions={rowActions(row)} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
