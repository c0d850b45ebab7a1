import { memo, type MouseEvent } from 'react';
import { useNavigate } from '../../platform';
import type { ListColumn, RowActions } from './list-column';
import { RowMenu } from '../menu/row-menu';
import { RowTitle } from './row-title';

export interface TableRowProps<T extends { id: string }> {
  columns: readonly ListColumn<T>[];
  row: T;
  /** Position in the whole table when only a part is rendered, counted from 1 including the header. */
  rowIndex?: number;
  /** Address of the row's record. */
  rowLink?: (row: T) => string;
  rowActions?: RowActions<T>;
}

/** The column that names a row: the title of its card, or else the first column. */
export const findTitleColumn = <T,>(columns: readonly ListColumn<T>[]): ListColumn<T> | undefined =>
  columns.find((column) => column.cardPosition === 'title') ?? columns[0];

/** "Acciones de V-2026-000123", or "Acciones" when the row's name is not plain text. */
export function getRowMenuLabel<T>(title: ListColumn<T> | undefined, row: T): string {
  const name = title?.exportCell?.(row) ?? title?.render(row);
  return typeof name === 'string' ? `Acciones de ${name}` : 'Acciones';
}

const isControl = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('a,button,input,label') !== null;

/** One row; a click anywhere opens its record if it has an address. */
export function TableRow<T extends { id: string }>({ columns, row, rowIndex, rowLink, rowActions }: TableRowProps<T>) {
  const navigate = useNavigate();
  const title = findTitleColumn(columns);
  const open = (event: MouseEvent): void => {
    if (rowLink && !isControl(event.target) && !window.getSelection()?.toString()) void navigate(rowLink(row));
  };
  return (
    <tr className={rowLink && 'surco-table-link'} aria-rowindex={rowIndex} onClick={rowLink && open}>
      {columns.map(({ key, render, align = 'left', nowrap }) => (
        <td key={key} className={nowrap || align === 'right' ? 'surco-nowrap' : undefined} style={{ textAlign: align }}>
          {key === title?.key ? <RowTitle to={rowLink?.(row)}>{render(row)}</RowTitle> : render(row)}
        </td>
      ))}
      {rowActions && (
        <td className="surco-table-more">
          <RowMenu label={getRowMenuLabel(title, row)} actions={rowActions(row)} />
        </td>
      )}
    </tr>
  );
}

/** Memoized, for the virtual table body. */
export const MemoizedTableRow = memo(TableRow) as typeof TableRow;

/** Height of a row with one line, in px, as in `data-table.css`; rows of long tables never wrap. */
export const ROW_HEIGHT = 47;

/** Takes the height of rows that are not rendered, in px. */
export const SpacerRow = ({ height }: { height: number }) => height > 0 && <tr aria-hidden="true" style={{ height }} />;
