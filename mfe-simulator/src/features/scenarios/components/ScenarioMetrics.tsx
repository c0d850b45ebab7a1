import type { SilageInput, SilageResult } from '@surco/shared/domain';
import { getMetricLabel, formatMetric } from '../../../common';
import { getCardMetrics } from '../model/scenarioDescription';

/** Metrics of a scenario on its card. */
export const ScenarioMetrics = ({ input, result }: { input: SilageInput; result: SilageResult }) => (
  <dl className="surco-scenario-figures">
    {getCardMetrics(input).map((key) => (
      <div key={key}>
        <dt>{getMetricLabel(key)}</dt>
        <dd>{formatMetric(key, result[key])}</dd>
      </div>
    ))}
  </dl>
);
