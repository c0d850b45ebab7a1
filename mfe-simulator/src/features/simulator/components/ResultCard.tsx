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
  const { result, isValid } = calculation;
  const faceAdvance = group.id === 'silo' ? result.faceAdvance : null;
  return (
    <section className="surco-sim-card" aria-label={group.title}>
      <h3>{group.title}</h3>
      {isValid && <p className="surco-sim-lead">{group.summarize(calculation)}</p>}
      {isValid && <ResultChart groupId={group.id} calculation={deferredCalculation} />}
      {faceAdvance !== null && <FaceAdvance metresPerDay={faceAdvance} />}
      <dl className="surco-sim-figures">
        {group.metrics.map((metric) => (
          <MetricRow key={metric.key} metric={metric} calculation={calculation} />
        ))}
      </dl>
    </section>
  );
}
