import {
  classifyFaceAdvance,
  type FaceAdvanceBand,
  formatNumber,
  type SiloType,
  siloTypeLabels,
} from '@surco/shared/domain';
import { layoutSiloFront, layoutSiloPlan, MAX_WALL_THICKNESS, WIDTH } from '../../model/charts/siloDrawingLayout';
import { bandTexts } from '../../texts';
import type { ChartProps } from './chartProps';

/** Where the plan begins, below the front view and its caption. */
const PLAN_TOP = 136;
/** Space below the plan for its scale bar and caption. */
const RULER_HEIGHT = 40;

const formatMetres = (value: number): string => `${formatNumber(value)} m`;

interface Shape {
  x: number;
  ground: number;
  width: number;
  height: number;
}

/** Outline of the front view: walls, mound or tube. `ground` is the y of the ground. */
const OUTLINES: Record<SiloType, (shape: Shape) => string> = {
  BUNKER: ({ x, ground, width, height }) => `M${x} ${ground}v${-height}h${width}v${height}Z`,
  PASTEL: ({ x, ground, width, height }) =>
    `M${x} ${ground}Q${x + width * 0.06} ${ground - height} ${x + width * 0.3} ${ground - height}h${width * 0.4}Q${x + width * 0.94} ${ground - height} ${x + width} ${ground}Z`,
  BOLSA: ({ x, ground, width, height }) =>
    `M${x} ${ground - height / 2}a${width / 2} ${height / 2} 0 1 1 ${width} 0a${width / 2} ${height / 2} 0 1 1 ${-width} 0Z`,
};

const getFaceClassName = (band: FaceAdvanceBand | null): string =>
  band ? `surco-chart-face-${band.toLowerCase()}` : 'surco-chart-face';

function SiloFront({ type, width, height }: { type: SiloType; width: number; height: number }) {
  const { ground, person, silo, scale } = layoutSiloFront(width, height);
  // Radius of the head. The body takes 83 % of the height; its width at the feet is 2.6 times that radius.
  const head = Math.max(person.height * 0.07, 0.5);
  // A wall of 0.3 m, within what can be drawn.
  const wall = Math.min(Math.max(0.3 * scale, 1.5), MAX_WALL_THICKNESS);
  return (
    <g>
      <path className="surco-chart-open" d={OUTLINES[type]({ ...silo, ground })} />
      {type === 'BUNKER' && (
        <path
          className="surco-chart-wall"
          d={`M${silo.x - wall} ${ground}v${-silo.height}h${wall}v${silo.height}ZM${silo.x + silo.width} ${ground}v${-silo.height}h${wall}v${silo.height}Z`}
        />
      )}
      <circle className="surco-chart-person" cx={person.x} cy={ground - person.height + head} r={head} />
      <path
        className="surco-chart-person"
        d={`M${person.x - head * 1.3} ${ground}l${head * 0.3} ${-person.height * 0.83}h${head * 2}l${head * 0.3} ${person.height * 0.83}Z`}
      />
      <path className="surco-chart-line" d={`M0 ${ground}H${WIDTH}`} />
    </g>
  );
}

interface SiloPlanProps {
  type: SiloType;
  width: number;
  length: number;
  /** Face advance in metres per day. */
  advance: number | null;
}

function SiloPlan({ type, width, length, advance }: SiloPlanProps) {
  const { silo, x, monthlyAdvanceLength, ruler } = layoutSiloPlan(width, length, advance);
  const cornerRadius = type === 'BOLSA' ? Math.min(silo.height, silo.width) / 2 : 0;
  return (
    <g transform={`translate(0 ${PLAN_TOP})`}>
      <rect className="surco-chart-body" x={x} width={silo.width} height={silo.height} rx={cornerRadius} />
      {monthlyAdvanceLength > 0 && (
        <rect className="surco-chart-taken" x={x} width={monthlyAdvanceLength} height={silo.height} />
      )}
      <rect className="surco-chart-edge" x={x - 1.5} width="3" height={silo.height} />
      <path
        className="surco-chart-line"
        d={`M4 ${silo.height + 12}v6h${ruler.length}v-6`}
        transform={`translate(${x - 4} 0)`}
      />
      <text x={x} y={silo.height + 34}>
        {formatMetres(ruler.metres)}
      </text>
    </g>
  );
}

/** Silo to scale: front view beside a person, and plan; the face coloured by its advance. */
export function SiloDrawing({ calculation: { input, result } }: ChartProps) {
  const { type, width, height } = input.silo;
  const { length, faceAdvance } = result;
  if (length === null || length <= 0) return null;
  const band = faceAdvance === null ? null : classifyFaceAdvance(faceAdvance);
  const plan = layoutSiloPlan(width, length, faceAdvance);
  const size = `${siloTypeLabels[type]} de ${formatMetres(width)} de ancho, ${formatMetres(height)} de alto y ${formatMetres(length)} de largo`;
  const face = band ? ` El avance del frente es ${bandTexts[band].word.toLowerCase()}.` : '';
  return (
    <figure className="surco-chart">
      <svg
        className={`surco-chart-drawing ${getFaceClassName(band)}`}
        viewBox={`0 0 ${WIDTH} ${PLAN_TOP + plan.silo.height + RULER_HEIGHT}`}
        role="img"
        aria-label={`${size}, dibujado a escala junto a una persona.${face}`}
      >
        <SiloFront type={type} width={width} height={height} />
        <text x="0" y="126">{`De frente: ${formatMetres(width)} × ${formatMetres(height)}`}</text>
        <SiloPlan type={type} width={width} length={length} advance={faceAdvance} />
      </svg>
      <figcaption>
        {`Visto desde arriba: ${formatMetres(length)} de largo.${band ? ' Lo pintado es lo que se saca en un mes.' : ''}`}
      </figcaption>
    </figure>
  );
}
