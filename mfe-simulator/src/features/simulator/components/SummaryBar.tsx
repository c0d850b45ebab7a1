import { formatCount, formatMoney, type SilageMetricKey, formatMetric } from '@surco/shared/domain';
import { Icon } from '@surco/shared/ui/display';
import { Fragment, useRef } from 'react';
import type { Calculation } from '../../../common/model/calculate';
import { SUMMARY_METRICS } from '../../../common/model/metrics';
import { shortLabels, texts } from '../texts';
import { focusField } from './focusField';
import { useKeyboardOffset } from '../../../common/hooks/useKeyboardOffset';

const MONEY_METRICS: readonly SilageMetricKey[] = ['costTotal', 'profit'];

/** Formats money in whole pesos, to fit the bar, and without a sign: a loss has a label of its own. */
function formatCompactMetric(key: SilageMetricKey, value: number | null): string {
  if (value === null) return formatMetric(key, value);
  if (key === 'bags') return formatCount(value, 'bolsa', 'bolsas');
  return MONEY_METRICS.includes(key)
    ? formatMoney(Math.round(Math.abs(value))).replace(/\.00$/, '')
    : formatMetric(key, value);
}

interface Props {
  calculation: Calculation;
  onOpenActions: () => void;
}

/** Bottom bar on a narrow screen: summary metrics; a tap opens the actions, or goes to the first field with an error. */
export function SummaryBar({ calculation, onOpenActions }: Props) {
  const { input, result, isValid, errors } = calculation;
  const bar = useRef<HTMLButtonElement>(null);
  useKeyboardOffset(bar);
  const [firstErrorPath] = errors.keys();
  const openActionsOrFirstError = (): void => (firstErrorPath ? focusField(firstErrorPath) : onOpenActions());
  const getLabel = (key: SilageMetricKey): string =>
    key === 'profit' && (result.profit ?? 0) < 0 ? texts.loss : (shortLabels[key] ?? '');
  return (
    <button ref={bar} type="button" className="surco-sim-summary" onClick={openActionsOrFirstError}>
      {isValid ? (
        SUMMARY_METRICS[input.mode].map((key) => (
          // The space separates the parts in the accessible name; the layout ignores it.
          <Fragment key={key}>
            <span>
              <small>{getLabel(key)}</small> <strong>{formatCompactMetric(key, result[key])}</strong>
            </span>{' '}
          </Fragment>
        ))
      ) : (
        <span>{texts.hasErrors}</span>
      )}
      {isValid ? (
        <span className="surco-sim-summary-save">
          <Icon name="chevronUp" />
          <small>
            {texts.save} <span className="surco-hidden">{texts.orShare}</span>
          </small>
        </span>
      ) : (
        <span className="surco-hidden">{texts.seeFirstError}</span>
      )}
    </button>
  );
}
