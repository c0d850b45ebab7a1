import { useId, useState } from 'react';
import type { Calculation } from '../../../common/model/calculate';
import { EXPLANATIONS } from '../model/explanations';
import { getMetricLabel, formatMetric } from '../../../common/model/metrics';
import type { MetricSpec } from '../../../common/model/resultGroups';
import { texts } from '../texts';

/** A metric; its label toggles the explanation. */
export function MetricRow({ figure, calculation }: { figure: MetricSpec; calculation: Calculation }) {
  const { key, label = getMetricLabel(key), strong = false } = figure;
  const [open, setOpen] = useState(false);
  const id = useId();
  const { result, valid } = calculation;
  const explanation = open ? EXPLANATIONS[key](calculation) : null;
  return (
    <div className={strong ? 'surco-sim-strong' : undefined}>
      <dt>
        <button type="button" aria-expanded={open} aria-controls={open ? id : undefined} onClick={() => setOpen(!open)}>
          {label}
        </button>
      </dt>
      <dd>{formatMetric(key, result[key])}</dd>
      {explanation && (
        <dd id={id} className="surco-sim-explained">
          <p>{explanation.meaning}</p>
          <p>
            <strong>{texts.formula}:</strong> {explanation.formula}
          </p>
          {valid && explanation.workedFormula && (
            <p className="surco-sim-worked-formula">{explanation.workedFormula}</p>
          )}
        </dd>
      )}
    </div>
  );
}
