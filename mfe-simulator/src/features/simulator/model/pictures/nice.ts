/** The greatest of 1, 2, 5, 10, 20, 50 … that is not above a figure; 1 where there is nothing to measure. */
export function niceBelow(figure: number): number {
  if (!(figure > 0) || !Number.isFinite(figure)) return 1;
  const power = 10 ** Math.floor(Math.log10(figure));
  const lead = figure / power;
  return (lead >= 5 ? 5 : lead >= 2 ? 2 : 1) * power;
}

const NEXT = [1, 2, 5, 10] as const;

/** The least of 1, 2, 5, 10, 20, 50 … that is not below a figure. */
function niceAbove(figure: number): number {
  const below = niceBelow(figure);
  if (!(figure > below)) return below;
  const power = 10 ** Math.floor(Math.log10(below) + 1e-9);
  return (NEXT.find((lead) => lead * power >= figure) ?? 10) * power;
}

/** Even ticks from zero up to a figure, at most so many beside zero. */
export function ticksTo(figure: number, count: number): readonly number[] {
  const step = niceAbove(figure / count);
  const last = Math.floor(figure / step + 1e-9);
  return Array.from({ length: last + 1 }, (_, index) => index * step);
}
