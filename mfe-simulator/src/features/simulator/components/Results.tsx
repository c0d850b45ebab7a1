import { formatDate, silageDisclaimer } from '@surco/shared/domain';
import { useDeferredValue } from 'react';
import type { Calculation } from '../../../common/model/calculate';
import { getVisibleResultGroups } from '../../../common/model/resultGroups';
import { texts } from '../texts';
import { formatScreenReaderSummary } from '../../../common/model/metrics';
import { Headline } from './Headline';
import { InputErrors } from './InputErrors';
import { ResultCard } from './ResultCard';
import './results.css';

export interface ResultsProps {
  calculation: Calculation;
  /** Last change of prices and parameters. */
  updatedAt: string;
}

/** All results by group, with summaries and charts. */
export function Results({ calculation, updatedAt }: ResultsProps) {
  const { isValid, errors } = calculation;
  // Numbers follow every keystroke; charts may lag behind.
  const deferredCalculation = useDeferredValue(calculation);
  return (
    <>
      <div className="surco-sim-top">
        <h2>{texts.results}</h2>
        <output className="surco-hidden">{isValid && formatScreenReaderSummary(calculation)}</output>
        {isValid ? <Headline calculation={calculation} /> : <InputErrors problems={errors} />}
      </div>
      <div className="surco-sim-groups">
        {getVisibleResultGroups(calculation).map((group) => (
          <ResultCard
            key={group.id}
            group={group}
            calculation={calculation}
            deferredCalculation={deferredCalculation}
          />
        ))}
      </div>
      <p className="surco-sim-note">{silageDisclaimer}</p>
      <p className="surco-sim-note">{texts.parametersDate(formatDate(updatedAt))}</p>
    </>
  );
}
