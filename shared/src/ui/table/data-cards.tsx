import { Button } from 'antd';
import { useState } from 'react';
import { formatNumber, noValue } from '../../domain/text/formats';
import type { ListColumn, RowActions } from './list-column';
import { RowMenu } from '../menu/row-menu';
import { RowTitle } from './row-title';
import type { RowSelection } from './row-selection';
import { getRowMenuLabel, RowSelectBox } from './table-row';
import './data-cards.css';

interface Props<T extends { id: string }> {
  columns: readonly ListColumn<T>[];
  rows: readonly T[];
  caption: string;
  rowLink?: (row: T) => string;
  rowActions?: RowActions<T>;
  selection?: RowSelection<T>;
}

/** Number of cards added by each "Mostrar más". */
const CARDS_PER_STEP = 100;

/** The values of a row with their labels, as many to a line as fit, without those that the row does not have. */
function CardValues<T>({ columns, row }: { columns: readonly ListColumn<T>[]; row: T }) {
  if (columns.length === 0) return null;
  return (
    <dl className="surco-card-values">
      {columns.map(({ key, title, cardLabel, render }) => {
        const value = render(row);
        if (value === noValue || value === '') return null;
        const isLabelHidden = typeof cardLabel === 'function' ? cardLabel(row) : cardLabel;
        return (
          <div key={key}>
            <dt className={isLabelHidden ? 'surco-hidden' : undefined}>{title}</dt>
            <dd>{value}</dd>
          </div>
        );
      })}
    </dl>
  );
}

/** The rows of a table as cards for narrow screens, built from the same columns. */
export function DataCards<T extends { id: string }>({
  columns,
  rows,
  caption,
  rowLink,
  rowActions,
  selection,
}: Props<T>) {
  const [shownCount, setShownCount] = useState(CARDS_PER_STEP);
  const titleColumn = columns.find(({ cardPosition }) => cardPosition === 'title') ?? columns[0];
  const values = columns.filter((column) => column !== titleColumn && (column.cardPosition ?? 'line') === 'line');
  const mainValues = values
    .filter(({ cardOrder }) => cardOrder)
    .sort(({ cardOrder: a = 0 }, { cardOrder: b = 0 }) => a - b);
  const otherValues = values.filter(({ cardOrder }) => !cardOrder);
  const renderAt = (position: 'aside' | 'buttons', row: T) =>
    columns
      .filter(({ cardPosition }) => cardPosition === position)
      .map(({ key, render }) => (
        <span key={key} className={`surco-card-${position}`}>
          {render(row)}
        </span>
      ));
  return (
    <>
      <ul className="surco-cards" aria-label={caption}>
        {rows.slice(0, shownCount).map((row) => (
          <li key={row.id} className={selection?.isSelected(row) ? 'surco-card surco-card-selected' : 'surco-card'}>
            <div className="surco-card-head">
              {selection?.isSelecting && <RowSelectBox selection={selection} columns={columns} row={row} />}
              <span className="surco-card-title">
                <RowTitle to={rowLink?.(row)}>{titleColumn?.render(row)}</RowTitle>
              </span>
              {renderAt('aside', row)}
              {rowActions && <RowMenu label={getRowMenuLabel(columns, row)} actions={rowActions(row)} />}
            </div>
            <CardValues columns={mainValues} row={row} />
            <CardValues columns={otherValues} row={row} />
            {renderAt('buttons', row)}
          </li>
        ))}
      </ul>
      {rows.length > shownCount && (
        <Button
          block
          onClick={() => setShownCount(shownCount + CARDS_PER_STEP)}
        >{`Mostrar más (${formatNumber(rows.length - shownCount)})`}</Button>
      )}
    </>
  );
}
