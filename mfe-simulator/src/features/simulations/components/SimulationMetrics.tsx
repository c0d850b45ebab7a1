import { type SilageInput, type SilageResult, getMetricLabel, formatMetric } from '@surco/shared/domain';
import { getCardMetrics } from '../model/simulationDescription';

/** Metrics of a simulation on its card. */
export const SimulationMetrics = ({ input, result }: { input: SilageInput; result: SilageResult }) => (
  <dl className="surco-simulation-figures">
    {getCardMetrics(input).map((key) => (
      <div key={key}>
        <dt>{getMetricLabel(key)}</dt>
        <dd>{formatMetric(key, result[key])}</dd>
      </div>
    ))}
  </dl>
);
