/** The largest of 1, 2, 5, 10, 20, 50 … not above a number; at least 1. */
export function roundDownToNice(figure: number): number {
  if (!(figure > 0) || !Number.isFinite(figure)) return 1;
  const power = 10 ** Math.floor(Math.log10(figure));
  const lead = figure / power;
  return (lead >= 5 ? 5 : lead >= 2 ? 2 : 1) * power;
}

const NICE_LEADS = [1, 2, 5, 10] as const;

/** The smallest of 1, 2, 5, 10, 20, 50 … not below a number. */
function roundUpToNice(figure: number): number {
  const below = roundDownToNice(figure);
  if (!(figure > below)) return below;
  const power = 10 ** Math.floor(Math.log10(below) + 1e-9);
  return (NICE_LEADS.find((lead) => lead * power >= figure) ?? 10) * power;
}

/** Even ticks from zero up to a number, at most `count` besides zero. */
export function createAxisTicks(figure: number, count: number): readonly number[] {
  const step = roundUpToNice(figure / count);
  const last = Math.floor(figure / step + 1e-9);
  return Array.from({ length: last + 1 }, (_, index) => index * step);
}
