import type { MarkerShape } from './series-style';

/** Paths around 0, 0 that look equally large. */
const PATHS: Readonly<Record<MarkerShape, string>> = {
  circle: 'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0Z',
  square: 'M-3.6-3.6H3.6V3.6H-3.6Z',
  triangle: 'M0-5 4.8 3.6H-4.8Z',
  diamond: 'M0-5.2 5.2 0 0 5.2-5.2 0Z',
};

/** The mark of one value of a series. */
export const Marker = ({ shape, color, x, y }: { shape: MarkerShape; color: string; x: number; y: number }) => (
  <path className="surco-plot-marker" d={PATHS[shape]} transform={`translate(${x} ${y})`} style={{ fill: color }} />
);
