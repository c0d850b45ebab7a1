import { formatDate } from '@surco/shared/domain/formats';
import { silageDisclaimer } from '@surco/shared/domain/silage/simulate';
import { useDeferredValue } from 'react';
import type { Calculation } from '../model/calculate';
import { groupsOf } from '../model/groups';
import { texts } from '../texts';
import { spokenSummary } from '../model/figures';
import { Headline } from './Headline';
import { Missing } from './Missing';
import { ResultCard } from './ResultCard';
import './results.css';

export interface ResultsProps {
  calculation: Calculation;
  /** When the prices and parameters last changed. */
  updatedAt: string;
}

/** Everything the figures come to, grouped, in words and in pictures. */
export function Results({ calculation, updatedAt }: ResultsProps) {
  const { valid, problems } = calculation;
  // Figures follow every keystroke; pictures may lag behind one.
  const drawn = useDeferredValue(calculation);
  return (
    <>
      <div className="surco-sim-top">
        <h2>{texts.results}</h2>
        <output className="surco-hidden">{valid && spokenSummary(calculation)}</output>
        {valid ? <Headline calculation={calculation} /> : <Missing problems={problems} />}
      </div>
      <div className="surco-sim-groups">
        {groupsOf(calculation).map((group) => (
          <ResultCard key={group.id} group={group} calculation={calculation} drawn={drawn} />
        ))}
      </div>
      <p className="surco-sim-note">{silageDisclaimer}</p>
      <p className="surco-sim-note">{texts.parametersOf(formatDate(updatedAt))}</p>
    </>
  );
}
