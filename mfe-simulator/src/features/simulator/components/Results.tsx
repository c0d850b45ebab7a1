import { silageDisclaimer } from '@surco/shared/domain/silage/simulate';
import type { Calculation } from '../model/calculate';
import { groupsFor } from '../model/groups';
import { texts } from '../texts';
import { spokenSummary } from '../model/figures';
import { Missing } from './Missing';
import { ResultCard } from './ResultCard';

/** Everything the figures come to, grouped and in words. */
export function Results({ calculation }: { calculation: Calculation }) {
  const { input, result, valid } = calculation;
  return (
    <>
      <h2>{texts.results}</h2>
      <output className="surco-hidden">{valid && spokenSummary(result)}</output>
      {!valid && <Missing problems={calculation.problems} />}
      {groupsFor(input.mode, (key) => result[key] !== null, valid).map((group) => (
        <ResultCard key={group.id} group={group} calculation={calculation} />
      ))}
      <p className="surco-sim-note">{silageDisclaimer}</p>
    </>
  );
}
