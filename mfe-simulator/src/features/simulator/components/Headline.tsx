import { type SilageMetricKey, type SilageMode, getMetricLabel, formatMetric } from '@surco/shared/domain';
import type { Calculation } from '../../../common/model/calculate';

const HEADLINE_METRICS: Readonly<Record<SilageMode, readonly SilageMetricKey[]>> = {
  AUTOCONSUMO: ['hectares', 'bags', 'costTotal', 'saving'],
  VENTA: ['tonnesUsable', 'bags', 'costTotal', 'profit'],
};

/** Headline metrics above the results on a wide screen. */
export function Headline({ calculation: { input, result } }: { calculation: Calculation }) {
  return (
    <dl className="surco-sim-headline">
      {HEADLINE_METRICS[input.mode].map((key) => (
        <div key={key}>
          <dt>{getMetricLabel(key)}</dt>
          <dd>{formatMetric(key, result[key])}</dd>
        </div>
      ))}
    </dl>
  );
}
