import type { Figures, PanelSeason } from '../../contract';
import {
  calculateTargetPace,
  formatPercent,
  type TargetMeasure,
  targetMeasures,
  type TargetValue,
  withoutBreaks,
} from '../../domain';
import { getToday } from '../../platform';
import { describePace, formatTargetAmount } from './target-texts';
import './target-meter.css';

interface Props {
  target: TargetValue;
  sold: Figures;
  season: PanelSeason;
}

function MeasureMeter({ measure, target, sold, season }: Props & { measure: TargetMeasure }) {
  const amount = target[measure];
  if (amount === null) return null;
  const pace = calculateTargetPace({ target: amount, sold: sold[measure] }, season, getToday());
  const progress = pace.progress ?? 0;
  return (
    <div className="surco-target">
      <span>
        <strong>{formatTargetAmount(sold[measure], measure)}</strong>{' '}
        <span>
          {`de ${formatTargetAmount(amount, measure)}${pace.progress === null ? '' : ` · ${withoutBreaks(formatPercent(progress))}`}`}
        </span>
      </span>
      <span className="surco-target-bar" aria-hidden="true">
        <span style={{ width: `${Math.min(100, progress * 100)}%` }} />
      </span>
      <small>{describePace(pace, measure)}</small>
    </div>
  );
}

/** How far a target is, and what has to be sold each week to reach it; in bags, in money, or both. */
export const TargetMeter = (props: Props) => (
  <div className="surco-target-meters">
    {targetMeasures.map((measure) => (
      <MeasureMeter key={measure} {...props} measure={measure} />
    ))}
  </div>
);
