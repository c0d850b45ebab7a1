import { type ReactNode, useDeferredValue, useId, useState } from 'react';
import { EmptyState } from '../feedback/empty-state';
import { FailedState } from '../feedback/failed-state';
import { ChartActions } from './chart-actions';
import { ChartTableView } from './chart-table';
import { getHeadingUnit } from './format-chart-value';
import type { ChartProps, ChartTable } from './chart-types';
import './chart-figure.css';

interface Props extends ChartProps {
  table: ChartTable;
  /** Names the series or the parts of the bars; a single one needs no legend. */
  legend?: ReactNode;
  /** Height of the drawing in px, for the placeholder. */
  height: number;
  children: ReactNode;
}

/** Whether there is nothing to draw. */
const isEmpty = ({ rows }: ChartTable): boolean => rows.every(({ values }) => values.every((value) => value === null));

const Placeholder = ({ height }: { height: number }) => (
  <output className="surco-plot-skeleton" style={{ height }} aria-label="Cargando" />
);

function ChartBody({ table, legend, height, children, showsTable, ...props }: Props & { showsTable: boolean }) {
  const { title, measure, summary, isLoading = false, error, onRetry, empty } = props;
  if (isLoading)
    return (
      <>
        {legend}
        <Placeholder height={height} />
      </>
    );
  if (error) return <FailedState error={error} onRetry={onRetry} />;
  if (isEmpty(table)) return <EmptyState {...(empty ?? { text: 'Todavía no hay datos que graficar.' })} />;
  return (
    <>
      {showsTable ? (
        <ChartTableView table={table} measure={measure} title={title} />
      ) : (
        <>
          {legend}
          {children}
        </>
      )}
      {summary && <p className="surco-plot-summary">{summary}</p>}
    </>
  );
}

/** The frame of every chart: heading with unit, actions, legend, drawing or table, and the states without values. */
export function ChartFigure(props: Props) {
  const { title, measure, source, table, controls, notice, height, children, isLoading = false, error } = props;
  const headingId = useId();
  const unit = getHeadingUnit(title, measure);
  const [showsTable, setShowsTable] = useState(false);
  const hasValues = !isLoading && !error && !isEmpty(table);
  // The texts come first: a page with several charts would show them only when all are drawn.
  const isDrawn = useDeferredValue(hasValues, false);
  return (
    <figure className="surco-plot" aria-labelledby={headingId}>
      <div className="surco-plot-head">
        <h2 id={headingId}>
          {title} {unit && <small>({unit})</small>}
        </h2>
        {(isLoading || hasValues) && (
          <ChartActions
            {...{ title, table, measure, source, showsTable }}
            disabled={!hasValues}
            onToggle={() => setShowsTable((shown) => !shown)}
          />
        )}
      </div>
      {controls}
      {notice}
      <ChartBody {...props} showsTable={showsTable}>
        {isDrawn ? children : <Placeholder height={height} />}
      </ChartBody>
    </figure>
  );
}
