import { ROUNDING_RESIDUE } from './createAxisTicks';

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

/** Sizes of a square in hectares, ascending: 1, 2, 5, 10, 20, 50 … 50,000. */
const SQUARE_SIZES = [1, 10, 100, 1_000, 10_000].flatMap((power) => [1, 2, 5].map((factor) => factor * power));

export function layoutHectareGrid(hectares: number): HectareGridLayout {
  const hectaresPerSquare = SQUARE_SIZES.find((size) => hectares / size <= MAX_SQUARES) ?? hectares / MAX_SQUARES;
  const count = Math.ceil(hectares / hectaresPerSquare - ROUNDING_RESIDUE);
  const squares = Array.from({ length: count }, (_, index) => Math.min(1, hectares / hectaresPerSquare - index));
  const columns = count <= MAX_SQUARES / 4 ? MAX_SQUARES / 4 : MAX_SQUARES / 2;
  return { hectaresPerSquare, squares, columns, rows: Math.ceil(count / columns) };
}
