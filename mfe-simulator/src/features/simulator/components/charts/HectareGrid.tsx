import { formatHectares, formatNumber } from '@surco/shared/domain';
import { layoutHectareGrid } from '../../model/charts/hectareGridLayout';

const WIDTH = 320;
const GAP = 4;

interface HectareSquareProps {
  x: number;
  y: number;
  side: number;
  /** Sown fraction, 0 to 1. */
  sownFraction: number;
}

/** A square of land, with furrows over its sown part. */
function HectareSquare({ x, y, side, sownFraction }: HectareSquareProps) {
  const sown = side * sownFraction;
  const furrows = [1, 2, 3].map((row) => `M${x} ${y + (side * row) / 4}h${sown}`).join('');
  return (
    <>
      <rect className="surco-chart-track" x={x} y={y} width={side} height={side} rx="3" />
      <rect className="surco-chart-sown" x={x} y={y} width={sown} height={side} rx={sownFraction < 1 ? 0 : 3} />
      <path className="surco-chart-furrow" d={furrows} />
    </>
  );
}

/** The area as countable squares. */
export function HectareGrid({ hectares }: { hectares: number }) {
  const { hectaresPerSquare, squares, columns, rows } = layoutHectareGrid(hectares);
  const step = WIDTH / columns;
  const caption = `Cada cuadro es ${hectaresPerSquare === 1 ? '1 hectárea' : `${formatNumber(hectaresPerSquare)} hectáreas`}.`;
  return (
    <figure className="surco-chart">
      <svg
        className="surco-chart-hectares"
        viewBox={`0 0 ${WIDTH} ${rows * step}`}
        role="img"
        aria-label={`${formatHectares(hectares)} de siembra, en cuadros. ${caption}`}
      >
        {squares.map((sownFraction, index) => (
          <HectareSquare
            key={index}
            x={(index % columns) * step + GAP / 2}
            y={Math.floor(index / columns) * step + GAP / 2}
            side={step - GAP}
            sownFraction={sownFraction}
          />
        ))}
      </svg>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
