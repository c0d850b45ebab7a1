import { getSeriesStyle } from '../series-style';

/** Lines over the colour of a part, so that parts differ without their colours too; the first part is plain. */
const PATTERN_LINES = ['', 'M-2 2 2-2M0 8 8 0M6 10 10 6', 'M2 2h2v2h-2zM6 6h2v2h-2z', 'M0 0V8M4 0V8'];

/** The fill of a part: the id is that of its `BarPatterns`. */
export const getPartFill = (id: string, index: number): string => `url(#${id}-${index % PATTERN_LINES.length})`;

/** Defines the fills of the parts. */
export const BarPatterns = ({ id }: { id: string }) => (
  <defs>
    {PATTERN_LINES.map((lines, index) => (
      <pattern key={lines} id={`${id}-${index}`} width="8" height="8" patternUnits="userSpaceOnUse">
        <rect width="8" height="8" style={{ fill: getSeriesStyle(index).color }} />
        <path className="surco-plot-pattern" d={lines} />
      </pattern>
    ))}
  </defs>
);
