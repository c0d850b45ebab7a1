/** The shapes that mark the values of a series. */
export type MarkerShape = 'circle' | 'square' | 'triangle' | 'diamond';

/** How a series or a part of a bar looks: each has a colour, and a dash, a shape or a pattern of its own. */
export interface SeriesStyle {
  /** A custom property of `chart-figure.css`. */
  color: string;
  /** Lengths of dash and gap; empty for a continuous line. */
  dash: string;
  marker: MarkerShape;
}

const STYLES: readonly [SeriesStyle, ...SeriesStyle[]] = [
  { color: 'var(--surco-plot-1)', dash: '', marker: 'circle' },
  { color: 'var(--surco-plot-2)', dash: '8 4', marker: 'square' },
  { color: 'var(--surco-plot-3)', dash: '2 4', marker: 'triangle' },
  { color: 'var(--surco-plot-4)', dash: '10 4 2 4', marker: 'diamond' },
];

/** The target is a thin line without marks: it is compared with, not read point by point. */
export const TARGET_STYLE = { color: 'var(--ant-color-text)', dash: '1 3' } as const;

/** The style of the series at an index; they repeat after four. */
export const getSeriesStyle = (index: number): SeriesStyle => STYLES[index % STYLES.length] ?? STYLES[0];
