/** Absorbs the residue of binary fractions: 0.3 / 0.1 is just below 3. */
export const ROUNDING_RESIDUE = 1e-9;

/** The largest of … 0.5, 1, 2, 5, 10, 20, 50 … not above a number; 1 for a number that is not positive and finite. */
export function roundDownToNice(value: number): number {
  if (!(value > 0) || !Number.isFinite(value)) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  const leadingPart = value / power;
  return (leadingPart >= 5 ? 5 : leadingPart >= 2 ? 2 : 1) * power;
}

const NICE_FACTORS = [1, 2, 5, 10] as const;

/** The smallest of … 0.5, 1, 2, 5, 10, 20, 50 … not below a number. */
function roundUpToNice(value: number): number {
  const below = roundDownToNice(value);
  if (!(value > below)) return below;
  const power = 10 ** Math.floor(Math.log10(below) + ROUNDING_RESIDUE);
  return (NICE_FACTORS.find((factor) => factor * power >= value) ?? 10) * power;
}

/** Evenly spaced ticks from zero up to a number, at most `count` besides zero. */
export function createAxisTicks(end: number, count: number): readonly number[] {
  const step = roundUpToNice(end / count);
  const lastIndex = Math.floor(end / step + ROUNDING_RESIDUE);
  return Array.from({ length: lastIndex + 1 }, (_, index) => index * step);
}
