import { formatMoney, formatPercent } from '@surco/shared/domain/formats';
import type { PictureProps } from './pictureProps';
import { costPieces, sumOf } from '../../model/pictures/shares';
import { StackBar } from './StackBar';

/** Which part of the cost is seed, crop and ensiling. */
export function CostSplit({ calculation }: PictureProps) {
  const pieces = costPieces(calculation);
  const total = sumOf(pieces);
  if (total <= 0) return null;
  const share = (value: number): string => formatPercent(Math.round((1000 * value) / total) / 1000);
  const words = pieces.map(({ label, value }) => `${label} ${share(value)}`).join(', ');
  return (
    <figure className="surco-pic">
      <StackBar pieces={pieces} label={`De qué se compone el costo: ${words}.`} />
      <ul className="surco-pic-legend">
        {pieces.map(({ label, value, tone }) => (
          <li key={label} className={`surco-pic-key-${tone}`}>
            <span>{label}</span> <strong>{share(value)}</strong> <span>{formatMoney(value)}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
