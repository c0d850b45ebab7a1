import { Button } from 'antd';
import { useState } from 'react';
import { formatNumber } from '../../domain/text/formats';
import type { ListColumn, RowActions } from './list-column';
import { RowMenu } from '../menu/row-menu';
import { RowTitle } from './row-title';
import { findTitleColumn, getRowMenuLabel } from './table-row';
import './data-cards.css';

interface Props<T extends { id: string }> {
  columns: readonly ListColumn<T>[];
  rows: readonly T[];
  caption: string;
  rowLink?: (row: T) => string;
  rowActions?: RowActions<T>;
}

/** Number of cards added by each "Mostrar más". */
const CARDS_PER_STEP = 100;

/** The rows of a table as cards for narrow screens, built from the same columns. */
export function DataCards<T extends { id: string }>({ columns, rows, caption, rowLink, rowActions }: Props<T>) {
  const [shownCount, setShownCount] = useState(CARDS_PER_STEP);
  const titleColumn = findTitleColumn(columns);
  const asides = columns.filter((column) => column.cardPosition === 'aside');
  const lines = columns.filter((column) => column !== titleColumn && (column.cardPosition ?? 'line') === 'line');
  return (
    <>
      <ul className="surco-cards" aria-label={caption}>
        {rows.slice(0, shownCount).map((row) => (
          <li key={row.id} className="surco-card">
            <div className="surco-card-head">
              <span className="surco-card-title">
                <RowTitle to={rowLink?.(row)}>{titleColumn?.render(row)}</RowTitle>
              </span>
              {asides.map(({ key, render }) => (
                <span key={key}>{render(row)}</span>
              ))}
              {rowActions && <RowMenu label={getRowMenuLabel(titleColumn, row)} actions={rowActions(row)} />}
            </div>
            <dl className="surco-card-lines">
              {lines.map(({ key, title, render }) => (
                <div key={key}>
                  <dt>{title}</dt>
                  <dd>{render(row)}</dd>
                </div>
              ))}
            </dl>
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
