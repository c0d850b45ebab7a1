const MOST = 20;

/** Hectares as squares, two rows of ten at most; a few of them are drawn larger. */
export interface Plots {
  /** Hectares that one square stands for. */
  readonly each: number;
  /** How full each square is, 0 to 1; all are full but the last. */
  readonly squares: readonly number[];
  readonly columns: number;
  readonly rows: number;
}

const SIZES = [1, 2, 5].flatMap((lead) => [1, 10, 100, 1_000, 10_000].map((power) => lead * power));

export function plotsOf(hectares: number): Plots {
  const each = SIZES.toSorted((a, b) => a - b).find((size) => hectares / size <= MOST) ?? hectares / MOST;
  const count = Math.ceil(hectares / each - 1e-9);
  const squares = Array.from({ length: count }, (_, index) => Math.min(1, hectares / each - index));
  const columns = count <= MOST / 4 ? MOST / 4 : MOST / 2;
  return { each, squares, columns, rows: Math.ceil(count / columns) };
}
