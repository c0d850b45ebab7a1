import { formatNumber } from '@surco/shared/domain/formats';
import type { SiloType } from '@surco/shared/domain/silage/input';
import { siloLabels } from '@surco/shared/domain/silage/input';
import { type FaceAdvanceBand, faceAdvanceBand } from '@surco/shared/domain/silage/formulas';
import { frontOf, planOf, WALL } from '../../model/pictures/silo';
import { bandTexts } from '../../texts';
import type { PictureProps } from './pictureProps';

const metres = (value: number): string => `${formatNumber(value)} m`;

interface Shape {
  x: number;
  ground: number;
  width: number;
  height: number;
}

/** Walls, a mound or a tube: the outline of the face. */
const OUTLINES: Record<SiloType, (shape: Shape) => string> = {
  BUNKER: ({ x, ground, width, height }) => `M${x} ${ground}v${-height}h${width}v${height}Z`,
  PASTEL: ({ x, ground, width, height }) =>
    `M${x} ${ground}Q${x + width * 0.06} ${ground - height} ${x + width * 0.3} ${ground - height}h${width * 0.4}Q${x + width * 0.94} ${ground - height} ${x + width} ${ground}Z`,
  BOLSA: ({ x, ground, width, height }) =>
    `M${x} ${ground - height / 2}a${width / 2} ${height / 2} 0 1 1 ${width} 0a${width / 2} ${height / 2} 0 1 1 ${-width} 0Z`,
};

const toneOf = (band: FaceAdvanceBand | null): string =>
  band ? `surco-pic-face-${band.toLowerCase()}` : 'surco-pic-face';

function Front({ type, width, height }: { type: SiloType; width: number; height: number }) {
  const { ground, person, silo, scale } = frontOf(width, height);
  const head = Math.max(person.height * 0.07, 0.5);
  const wall = Math.min(Math.max(0.3 * scale, 1.5), WALL);
  return (
    <g>
      <path className="surco-pic-open" d={OUTLINES[type]({ ...silo, ground })} />
      {type === 'BUNKER' && (
        <path
          className="surco-pic-wall"
          d={`M${silo.x - wall} ${ground}v${-silo.height}h${wall}v${silo.height}ZM${silo.x + silo.width} ${ground}v${-silo.height}h${wall}v${silo.height}Z`}
        />
      )}
      <circle className="surco-pic-person" cx={person.x} cy={ground - person.height + head} r={head} />
      <path
        className="surco-pic-person"
        d={`M${person.x - head * 1.3} ${ground}l${head * 0.3} ${-person.height * 0.83}h${head * 2}l${head * 0.3} ${person.height * 0.83}Z`}
      />
      <path className="surco-pic-line" d={`M0 ${ground}H320`} />
    </g>
  );
}

interface PlanProps {
  type: SiloType;
  width: number;
  length: number;
  advance: number | null;
}

function Plan({ type, width, length, advance }: PlanProps) {
  const { silo, x, month, ruler } = planOf(width, length, advance);
  const round = type === 'BOLSA' ? Math.min(silo.height, silo.width) / 2 : 0;
  return (
    <g transform="translate(0 136)">
      <rect className="surco-pic-body" x={x} width={silo.width} height={silo.height} rx={round} />
      {month > 0 && <rect className="surco-pic-taken" x={x} width={month} height={silo.height} />}
      <rect className="surco-pic-edge" x={x - 1.5} width="3" height={silo.height} />
      <path
        className="surco-pic-line"
        d={`M4 ${silo.height + 12}v6h${ruler.length}v-6`}
        transform={`translate(${x - 4} 0)`}
      />
      <text x={x} y={silo.height + 34}>
        {metres(ruler.metres)}
      </text>
    </g>
  );
}

/** The silo to scale, from the front beside a person and from above, its face in the colour of its advance. */
export function SiloDrawing({ calculation: { input, result } }: PictureProps) {
  const { type, width, height } = input.silo;
  const { length, faceAdvance } = result;
  if (length === null || length <= 0) return null;
  const band = faceAdvance === null ? null : faceAdvanceBand(faceAdvance);
  const plan = planOf(width, length, faceAdvance);
  const size = `${siloLabels[type]} de ${metres(width)} de ancho, ${metres(height)} de alto y ${metres(length)} de largo`;
  const face = band ? ` El avance del frente es ${bandTexts[band].word.toLowerCase()}.` : '';
  return (
    <figure className="surco-pic">
      <svg
        className={`surco-pic-drawing ${toneOf(band)}`}
        viewBox={`0 0 320 ${136 + plan.silo.height + 40}`}
        role="img"
        aria-label={`${size}, dibujado a escala junto a una persona.${face}`}
      >
        <Front type={type} width={width} height={height} />
        <text x="0" y="126">{`De frente: ${metres(width)} × ${metres(height)}`}</text>
        <Plan type={type} width={width} length={length} advance={faceAdvance} />
      </svg>
      <figcaption>
        {`Visto desde arriba: ${metres(length)} de largo.`}
        {band && ' Lo pintado es lo que se saca en un mes.'}
      </figcaption>
    </figure>
  );
}
