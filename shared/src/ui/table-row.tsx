import { memo, type MouseEvent } from 'react';
import { useNavigate } from '../platform';
import type { ListColumn, RowActions } from './list-types';
import { RowMenu, rowMenuLabel } from './row-menu';
import { RowTitle } from './row-title';

export interface TableRowProps<T extends { id: string }> {
  columns: readonly ListColumn<T>[];
  row: T;
  /** Its place in the whole table, where only a part is drawn; the head is the first. */
  place?: number;
  /** Address of the row's record. */
  rowLink?: (row: T) => string;
  rowActions?: RowActions<T>;
}

/** What names a row: the title of its card, or else the first column. */
export const titleOf = <T,>(columns: readonly ListColumn<T>[]): ListColumn<T> | undefined =>
  columns.find((column) => column.phone === 'title') ?? columns[0];

const isControl = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('a,button,input,label') !== null;

/** One row; one that has an address is a link as a whole. */
export function TableRow<T extends { id: string }>({ columns, row, place, rowLink, rowActions }: TableRowProps<T>) {
  const navigate = useNavigate();
  const title = titleOf(columns);
  const open = (event: MouseEvent): void => {
    if (rowLink && !isControl(event.target) && !window.getSelection()?.toString()) void navigate(rowLink(row));
  };
  return (
    <tr className={rowLink && 'surco-table-link'} aria-rowindex={place} onClick={rowLink && open}>
      {columns.map(({ key, render, align = 'left', nowrap }) => (
        <td key={key} className={nowrap || align === 'right' ? 'surco-nowrap' : undefined} style={{ textAlign: align }}>
          {key === title?.key ? <RowTitle to={rowLink?.(row)}>{render(row)}</RowTitle> : render(row)}
        </td>
      ))}
      {rowActions && (
        <td className="surco-table-more">
          <RowMenu label={rowMenuLabel(title, row)} actions={rowActions(row)} />
        </td>
      )}
    </tr>
  );
}

/** Stays as it is while the rows around it come and go. */
export const KeptRow = memo(TableRow) as typeof TableRow;
