/** The greatest of 1, 2, 5, 10, 20, 50 … that is not above a figure; 1 where there is nothing to measure. */
export function niceBelow(figure: number): number {
  if (!(figure > 0) || !Number.isFinite(figure)) return 1;
  const power = 10 ** Math.floor(Math.log10(figure));
  const lead = figure / power;
  return (lead >= 5 ? 5 : lead >= 2 ? 2 : 1) * power;
}

/** Even ticks from zero up to a figure, about so many. */
export function ticksTo(figure: number, count: number): readonly number[] {
  const step = niceBelow(figure / count) || 1;
  const last = Math.floor(figure / step + 1e-9);
  return Array.from({ length: last + 1 }, (_, index) => index * step);
}
