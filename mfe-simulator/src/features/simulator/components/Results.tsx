import { silageDisclaimer } from '@surco/shared/domain/silage/simulate';
import type { Calculation } from '../model/calculate';
import { groupsOf } from '../model/groups';
import { texts } from '../texts';
import { spokenSummary } from '../model/figures';
import { Headline } from './Headline';
import { Missing } from './Missing';
import { ResultCard } from './ResultCard';

/** Everything the figures come to, grouped and in words. */
export function Results({ calculation }: { calculation: Calculation }) {
  const { result, valid, problems } = calculation;
  return (
    <>
      <div className="surco-sim-top">
        <h2>{texts.results}</h2>
        <output className="surco-hidden">{valid && spokenSummary(result)}</output>
        {valid ? <Headline calculation={calculation} /> : <Missing problems={problems} />}
      </div>
      <div className="surco-sim-groups">
        {groupsOf(calculation).map((group) => (
          <ResultCard key={group.id} group={group} calculation={calculation} />
        ))}
      </div>
      <p className="surco-sim-note">{silageDisclaimer}</p>
    </>
  );
}
