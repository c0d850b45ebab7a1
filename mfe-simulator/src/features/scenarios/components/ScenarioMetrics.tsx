import type { SilageInput, SilageResult } from '@surco/shared/domain';
import { metricLabel, formatMetric } from '../../../common';
import { headlineMetrics } from '../model/scenarioDescription';

/** Headline metrics of a scenario. */
export const ScenarioMetrics = ({ input, result }: { input: SilageInput; result: SilageResult }) => (
  <dl className="surco-scen-figures">
    {headlineMetrics(input).map((key) => (
      <div key={key}>
        <dt>{metricLabel(key)}</dt>
        <dd>{formatMetric(key, result[key])}</dd>
      </div>
    ))}
  </dl>
);
