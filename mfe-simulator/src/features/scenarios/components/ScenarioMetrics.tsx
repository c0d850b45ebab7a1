import type { SilageInput, SilageResult } from '@surco/shared/domain';
import { getMetricLabel, formatMetric } from '../../../common';
import { getHeadlineMetrics } from '../model/scenarioDescription';

/** Headline metrics of a scenario. */
export const ScenarioMetrics = ({ input, result }: { input: SilageInput; result: SilageResult }) => (
  <dl className="surco-scenario-figures">
    {getHeadlineMetrics(input).map((key) => (
      <div key={key}>
        <dt>{getMetricLabel(key)}</dt>
        <dd>{formatMetric(key, result[key])}</dd>
      </div>
    ))}
  </dl>
);
