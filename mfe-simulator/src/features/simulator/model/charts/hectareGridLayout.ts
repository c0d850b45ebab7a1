const MAX_SQUARES = 20;

/** Grid of squares, at most two rows of ten; few squares are drawn larger. */
export interface HectareGridLayout {
  /** Hectares per square. */
  readonly hectaresPerSquare: number;
  /** Fill of each square, 0 to 1; only the last may be partial. */
  readonly squares: readonly number[];
  readonly columns: number;
  readonly rows: number;
}

const SQUARE_SIZES = [1, 2, 5].flatMap((lead) => [1, 10, 100, 1_000, 10_000].map((power) => lead * power));

export function layoutHectareGrid(hectares: number): HectareGridLayout {
  const each =
    SQUARE_SIZES.toSorted((a, b) => a - b).find((size) => hectares / size <= MAX_SQUARES) ?? hectares / MAX_SQUARES;
  const count = Math.ceil(hectares / each - 1e-9);
  const squares = Array.from({ length: count }, (_, index) => Math.min(1, hectares / each - index));
  const columns = count <= MAX_SQUARES / 4 ? MAX_SQUARES / 4 : MAX_SQUARES / 2;
  return { hectaresPerSquare: each, squares, columns, rows: Math.ceil(count / columns) };
}
