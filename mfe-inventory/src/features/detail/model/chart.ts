/** How many bags were available from a moment on. */
export interface Point {
  readonly at: string;
  readonly available: number;
}

export const WIDTH = 600;
export const HEIGHT = 120;

const round = (value: number): number => Math.round(value * 10) / 10;

/**
 * A line that stays level between movements, for nothing changes there; it starts at 0 so that heights compare.
 * @param points the oldest first
 * @param until the line goes on to this moment
 */
export function stepPath(points: readonly Point[], until: number): string {
  const [first] = points;
  if (!first) return '';
  const start = Date.parse(first.at);
  const span = Math.max(until - start, 1);
  const top = Math.max(...points.map(({ available }) => available), 1);
  const x = (at: number): number => round(((at - start) / span) * WIDTH);
  const y = (available: number): number => round(HEIGHT - (available / top) * HEIGHT);
  const steps = points.map(
    ({ at, available }, index) =>
      `${index === 0 ? 'M0' : `H${x(Date.parse(at))}`} ${index === 0 ? '' : 'V'}${y(available)}`,
  );
  return `${steps.join('')}H${WIDTH}`;
}
