import { Button } from 'antd';
import { useState } from 'react';
import { formatNumber } from '../domain/formats';
import type { ListColumn, RowActions } from './list-types';
import { RowMenu, rowMenuLabel } from './row-menu';
import { RowTitle } from './row-title';
import { titleOf } from './table-row';
import './data-cards.css';

interface Props<T extends { id: string }> {
  columns: readonly ListColumn<T>[];
  rows: readonly T[];
  caption: string;
  rowLink?: (row: T) => string;
  rowActions?: RowActions<T>;
}

/** So many cards are drawn at once. */
const STEP = 100;

/** The same rows as cards for a narrow screen, made from the same columns. */
export function DataCards<T extends { id: string }>({ columns, rows, caption, rowLink, rowActions }: Props<T>) {
  const [drawn, setDrawn] = useState(STEP);
  const title = titleOf(columns);
  const asides = columns.filter((column) => column.phone === 'aside');
  const lines = columns.filter((column) => column !== title && (column.phone ?? 'line') === 'line');
  return (
    <>
      <ul className="surco-cards" aria-label={caption}>
        {rows.slice(0, drawn).map((row) => (
          <li key={row.id} className="surco-card">
            <div className="surco-card-head">
              <span className="surco-card-title">
                <RowTitle to={rowLink?.(row)}>{title?.render(row)}</RowTitle>
              </span>
              {asides.map(({ key, render }) => (
                <span key={key}>{render(row)}</span>
              ))}
              {rowActions && <RowMenu label={rowMenuLabel(title, row)} actions={rowActions(row)} />}
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
      {rows.length > drawn && (
        <Button
          block
          onClick={() => setDrawn(drawn + STEP)}
        >{`Mostrar más (${formatNumber(rows.length - drawn)})`}</Button>
      )}
    </>
  );
}
