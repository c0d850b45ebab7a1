import { memo, type MouseEvent } from 'react';
import type { ListDensity } from '../../contract';
import { canOpenPage, Link, useNavigate } from '../../platform';
import { CellText } from './cell-text';
import type { ListColumn, RowActions } from './list-column';
import { RowMenu } from '../menu/row-menu';
import type { RowSelection } from './row-selection';
import { RowTitle } from './row-title';
import { SelectBox } from './select-box';

export interface TableRowProps<T extends { id: string }> {
  columns: readonly ListColumn<T>[];
  row: T;
  /** Position in the whole table when only a part is rendered, counted from 1 including the header. */
  rowIndex?: number;
  /** Address of the row's record. */
  rowLink?: (row: T) => string;
  rowActions?: RowActions<T>;
  selection?: RowSelection<T>;
}

/** The name of a row, its first column; '' when that is not plain text. */
export function getRowName<T>([first]: readonly ListColumn<T>[], row: T): string {
  const name = first?.toText?.(row) ?? first?.render(row);
  return typeof name === 'string' ? name : '';
}

/** "Acciones de V-2026-000123", or "Acciones" without a name. */
export function getRowMenuLabel<T>(columns: readonly ListColumn<T>[], row: T): string {
  const name = getRowName(columns, row);
  return name ? `Acciones de ${name}` : 'Acciones';
}

/** The checkbox of a row or card, named "Seleccionar V-2026-000123". */
export const RowSelectBox = <T,>({
  selection,
  columns,
  row,
}: {
  selection: RowSelection<T>;
  columns: readonly ListColumn<T>[];
  row: T;
}) => (
  <SelectBox
    label={`Seleccionar ${getRowName(columns, row) || 'el registro'}`}
    checked={selection.isSelected(row)}
    onToggle={(isRange) => selection.toggle(row, isRange)}
  />
);

const isControl = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('a,button,input,label') !== null;

/** One row, named by its first column; a click anywhere opens its record if it has an address. */
export function TableRow<T extends { id: string }>({
  columns,
  row,
  rowIndex,
  rowLink,
  rowActions,
  selection,
}: TableRowProps<T>) {
  const navigate = useNavigate();
  const open = (event: MouseEvent): void => {
    if (rowLink && !isControl(event.target) && !window.getSelection()?.toString()) void navigate(rowLink(row));
  };
  return (
    <tr
      className={[rowLink && 'surco-table-link', selection?.isSelected(row) && 'surco-table-selected']
        .filter(Boolean)
        .join(' ')}
      aria-rowindex={rowIndex}
      onClick={rowLink && open}
    >
      {selection && (
        <td className="surco-table-select">
          <RowSelectBox selection={selection} columns={columns} row={row} />
        </td>
      )}
      {columns.map(({ key, render, link, align = 'left', nowrap }, index) => {
        const value = render(row);
        const to = link?.(row);
        const linked = to && canOpenPage(to) ? <Link to={to}>{value}</Link> : value;
        const content = index === 0 ? <RowTitle to={rowLink?.(row)}>{value}</RowTitle> : linked;
        const canShorten = typeof value === 'string' && !nowrap && align !== 'right';
        return (
          <td key={key} style={{ textAlign: align }}>
            {canShorten ? <CellText>{content}</CellText> : content}
          </td>
        );
      })}
      {rowActions && (
        <td className="surco-table-more">
          <RowMenu label={getRowMenuLabel(columns, row)} actions={rowActions(row)} />
        </td>
      )}
    </tr>
  );
}

/** Memoized, for the virtual table body. */
export const MemoizedTableRow = memo(TableRow) as typeof TableRow;

/** Height of a row with one line, in px, as in the styles of table and list; rows of long tables never wrap. */
export const ROW_HEIGHTS = { comfortable: 47, compact: 36 } as const satisfies Record<ListDensity, number>;

/** Takes the height of rows that are not rendered, in px. */
export const SpacerRow = ({ height }: { height: number }) => height > 0 && <tr aria-hidden="true" style={{ height }} />;
