/** The number of available bags from an ISO instant on. */
export interface ChartPoint {
  readonly at: string;
  readonly available: number;
}

/** In units of the SVG, which is stretched to the width of the page. */
export const CHART_WIDTH = 600;
export const CHART_HEIGHT = 120;

const roundToTenth = (value: number): number => Math.round(value * 10) / 10;

/**
 * Builds the SVG path of a step chart with a y axis that starts at 0.
 * @param points oldest first; an empty list gives an empty path
 * @param until the end of the line, in milliseconds since the epoch
 */
export function buildStepPath(points: readonly ChartPoint[], until: number): string {
  const [first] = points;
  if (!first) return '';
  const start = Date.parse(first.at);
  const span = Math.max(until - start, 1);
  const maxAvailable = Math.max(...points.map(({ available }) => available), 1);
  const toX = (at: number): number => roundToTenth(((at - start) / span) * CHART_WIDTH);
  const toY = (available: number): number => roundToTenth(CHART_HEIGHT - (available / maxAvailable) * CHART_HEIGHT);
  const steps = points.map(
    ({ at, available }, index) =>
      `${index === 0 ? 'M0' : `H${toX(Date.parse(at))}`} ${index === 0 ? '' : 'V'}${toY(available)}`,
  );
  return `${steps.join('')}H${CHART_WIDTH}`;
}
