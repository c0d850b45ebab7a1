import { getMetricLabel, formatMetric, type SilageGroupMetric } from '@surco/shared/domain';
import { useId, useState } from 'react';
import type { Calculation } from '../../../common/model/calculate';
import { EXPLANATIONS } from '../model/explanations';
import { texts } from '../texts';

/** A metric; its label toggles the explanation. */
export function MetricRow({ metric, calculation }: { metric: SilageGroupMetric; calculation: Calculation }) {
  const { key, label = getMetricLabel(key), strong = false } = metric;
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const { result, isValid } = calculation;
  const explanation = isOpen ? EXPLANATIONS[key](calculation) : null;
  return (
    <div className={strong ? 'surco-sim-strong' : undefined}>
      <dt>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
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
          {isValid && explanation.workedFormula && (
            <p className="surco-sim-worked-formula">{explanation.workedFormula}</p>
          )}
        </dd>
      )}
    </div>
  );
}
