import { Button } from 'antd';
import { useState } from 'react';
import { ChartFigure } from '../chart-figure';
import type { ChartProps } from '../chart-types';
import { BarLegend } from './bar-legend';
import { BarRow } from './bar-row';
import { layoutBars } from './layout-bars';
import type { Bar } from './bar-types';
import './bar-chart.css';

export interface BarChartProps extends ChartProps {
  /** What the bars are, e.g. "Producto": the first header of the table. */
  barTitle: string;
  /** The parts of each bar, e.g. "Vendido", "Comprometido", "Disponible"; a ranking has one. At most four. */
  parts: readonly string[];
  /** In the order in which they are shown. */
  bars: readonly Bar[];
  /** How many bars the placeholder has. */
  expectedBars?: number;
}

/** Height of a bar with its name, in px. */
const ROW_HEIGHT = 44;
const PART_ROW_HEIGHT = 68;
const DEFAULT_BARS = 5;
/** More bars are drawn on demand; the table has all of them. */
const FIRST_BARS = 10;

/** Horizontal bars on one scale. Each may be a link; the arrow keys move between links. All values are written out. */
export function BarChart({ barTitle, parts, bars, expectedBars = DEFAULT_BARS, ...props }: BarChartProps) {
  const table = { title: barTitle, columns: parts, rows: bars };
  const hasParts = parts.length > 1;
  const [showsAll, setShowsAll] = useState(false);
  const placed = layoutBars(bars);
  const shown = showsAll ? placed : placed.slice(0, FIRST_BARS);
  return (
    <ChartFigure
      {...props}
      table={table}
      legend={hasParts && <BarLegend parts={parts} />}
      height={(shown.length || expectedBars) * (hasParts ? PART_ROW_HEIGHT : ROW_HEIGHT)}
    >
      <ol className={hasParts ? 'surco-plot-bars surco-plot-bars-parts' : 'surco-plot-bars'}>
        {shown.map((bar, index) => (
          <BarRow key={`${index} ${bar.label}`} bar={bar} parts={parts} measure={props.measure} />
        ))}
      </ol>
      {shown.length < placed.length && (
        <Button className="surco-plot-more" onClick={() => setShowsAll(true)}>
          Mostrar todo ({placed.length})
        </Button>
      )}
    </ChartFigure>
  );
}
