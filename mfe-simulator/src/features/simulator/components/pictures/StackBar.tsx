import { type Piece, sumOf } from '../../model/pictures/shares';

const GAP = 0.6;

/** Where each piece lies, in hundredths of the scale. */
function laidOut(pieces: readonly Piece[], scale: number) {
  let from = 0;
  return pieces.map((piece) => {
    const width = scale > 0 ? (100 * piece.value) / scale : 0;
    const laid = { ...piece, from, width: Math.max(width - GAP, Math.min(width, GAP)) };
    from += width;
    return laid;
  });
}

export interface StackBarProps {
  pieces: readonly Piece[];
  /** What the whole width stands for; the sum of the pieces when absent. */
  scale?: number;
  /** The bar in words. */
  label: string;
}

/** A bar of pieces, as wide as its place and always as high. */
export const StackBar = ({ pieces, scale = sumOf(pieces), label }: StackBarProps) => (
  <svg className="surco-pic-bar" viewBox="0 0 100 10" preserveAspectRatio="none" role="img" aria-label={label}>
    <rect className="surco-pic-track" width="100" height="10" />
    {laidOut(pieces, scale).map(({ label: name, tone, from, width }) => (
      <rect key={name} className={`surco-pic-${tone}`} x={from} width={width} height="10" />
    ))}
  </svg>
);
