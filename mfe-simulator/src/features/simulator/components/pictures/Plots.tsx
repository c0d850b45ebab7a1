import { formatHectares, formatNumber } from '@surco/shared/domain/formats';
import { plotsOf } from '../../model/pictures/plots';

const WIDTH = 320;
const GAP = 4;

interface PlotProps {
  x: number;
  y: number;
  side: number;
  /** How much of it is sown, 0 to 1. */
  full: number;
}

/** A square of ground, its furrows as far as it is sown. */
function Plot({ x, y, side, full }: PlotProps) {
  const sown = side * full;
  const furrows = [1, 2, 3].map((nth) => `M${x} ${y + (side * nth) / 4}h${sown}`).join('');
  return (
    <>
      <rect className="surco-pic-track" x={x} y={y} width={side} height={side} rx="3" />
      <rect className="surco-pic-sown" x={x} y={y} width={sown} height={side} rx={full < 1 ? 0 : 3} />
      <path className="surco-pic-furrow" d={furrows} />
    </>
  );
}

/** The ground as squares that can be counted. */
export function Plots({ hectares }: { hectares: number }) {
  const { each, squares, columns, rows } = plotsOf(hectares);
  const step = WIDTH / columns;
  const key = `Cada cuadro es ${each === 1 ? '1 hectárea' : `${formatNumber(each)} hectáreas`}.`;
  return (
    <figure className="surco-pic">
      <svg
        className="surco-pic-plots"
        viewBox={`0 0 ${WIDTH} ${rows * step}`}
        role="img"
        aria-label={`${formatHectares(hectares)} de siembra, en cuadros. ${key}`}
      >
        {squares.map((full, index) => (
          <Plot
            key={index}
            x={(index % columns) * step + GAP / 2}
            y={Math.floor(index / columns) * step + GAP / 2}
            side={step - GAP}
            full={full}
          />
        ))}
      </svg>
      <figcaption>{key}</figcaption>
    </figure>
  );
}
