import { Fragment, type KeyboardEvent, useId } from 'react';
import { Link } from '../../../platform';
import { formatWithoutUnit, formatWithUnit } from '../format-chart-value';
import type { ChartMeasure } from '../chart-types';
import { PartSample } from './bar-legend';
import { BarPatterns, getPartFill } from './bar-patterns';
import type { PlacedBar } from './layout-bars';

interface Props {
  bar: PlacedBar;
  parts: readonly string[];
  measure: ChartMeasure;
}

/** Moves the focus to the bar above or below. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const row = event.currentTarget.parentElement;
  const next = { ArrowUp: row?.previousElementSibling, ArrowDown: row?.nextElementSibling }[event.key];
  const link = next?.querySelector('a');
  if (!link) return;
  event.preventDefault();
  link.focus();
}

function BarDrawing({ segments }: PlacedBar) {
  const id = useId();
  return (
    <svg className="surco-plot-bar" aria-hidden="true" focusable="false">
      <BarPatterns id={id} />
      {segments.map(({ from, width }, index) => (
        <rect key={index} x={`${from}%`} width={`${width}%`} height="100%" fill={getPartFill(id, index)} />
      ))}
    </svg>
  );
}

const PartValues = ({ bar: { values }, parts, measure }: Props) => (
  <span className="surco-plot-parts">
    {parts.map((part, index) => (
      // The space separates the parts in the accessible name; the layout ignores it.
      <Fragment key={part}>
        <span>
          <PartSample index={index} /> {part}: {formatWithoutUnit(values[index] ?? 0, measure)}
        </span>{' '}
      </Fragment>
    ))}
  </span>
);

/** A bar with its name and its values; all of it is the link. */
export function BarRow(props: Props) {
  const { bar, parts, measure } = props;
  const content = (
    <>
      <span>
        <span className="surco-plot-bar-name">{bar.label}</span>
        {bar.note && <small className="surco-plot-bar-note">{bar.note}</small>}
      </span>{' '}
      <strong>{formatWithUnit(bar.total, measure)}</strong> <BarDrawing {...bar} />
      {parts.length > 1 && <PartValues {...props} />}
    </>
  );
  return (
    <li>
      {bar.to ? (
        <Link className="surco-plot-row" to={bar.to} onKeyDown={moveFocus}>
          {content}
        </Link>
      ) : (
        <div className="surco-plot-row">{content}</div>
      )}
    </li>
  );
}
