import type { Calculation } from '../../../common/model/calculate';
import type { ResultGroup } from '../../../common/model/resultGroups';
import { FaceAdvance } from './FaceAdvance';
import { MetricRow } from './MetricRow';
import { ResultChart } from './charts/ResultChart';

export interface ResultCardProps {
  group: ResultGroup;
  calculation: Calculation;
  /** Deferred calculation for the charts. */
  deferredCalculation: Calculation;
}

/** A group of metrics with summary and chart. */
export function ResultCard({ group, calculation, deferredCalculation }: ResultCardProps) {
  const { result, valid } = calculation;
  const face = group.id === 'silo' ? result.faceAdvance : null;
  return (
    <section className="surco-sim-card" aria-label={group.title}>
      <h3>{group.title}</h3>
      {valid && <p className="surco-sim-lead">{group.summarize(calculation)}</p>}
      {valid && <ResultChart of={group.id} calculation={deferredCalculation} />}
      {face !== null && <FaceAdvance metresPerDay={face} />}
      <dl className="surco-sim-figures">
        {group.figures.map((figure) => (
          <MetricRow key={figure.key} figure={figure} calculation={calculation} />
        ))}
      </dl>
    </section>
  );
}
