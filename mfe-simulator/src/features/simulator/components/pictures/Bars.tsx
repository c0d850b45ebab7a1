import { type Bar, sumOf } from '../../model/pictures/shares';
import { StackBar } from './StackBar';

export interface BarsProps {
  bars: readonly Bar[];
  write: (value: number) => string;
}

/** Bars to one scale, each with its words and its figures above it. */
export function Bars({ bars, write }: BarsProps) {
  const scale = Math.max(...bars.map(({ pieces }) => sumOf(pieces)), 0);
  const words = ({ pieces }: Bar): string => pieces.map(({ label, value }) => `${label}: ${write(value)}`).join(', ');
  if (scale <= 0) return null;
  return (
    <figure className="surco-pic surco-pic-bars">
      {bars.map((bar) => (
        <div key={bar.label}>
          <p>
            <strong>{bar.label}</strong>
            {bar.pieces.map(({ label, value, tone }) => (
              <span key={label} className={`surco-pic-key surco-pic-key-${tone}`}>
                {label} {write(value)}
              </span>
            ))}
          </p>
          <StackBar pieces={bar.pieces} scale={scale} label={`${bar.label}. ${words(bar)}.`} />
        </div>
      ))}
    </figure>
  );
}
