import { formatDate, silageDisclaimer } from '@surco/shared/domain';
import { nameCompared } from '../../model/nameCompared';
import { comparisonTexts, sheetTexts } from '../../texts';
import { ComparisonTable, type ComparisonLayoutProps } from './ComparisonTable';

/** Printed comparison, always in columns. */
export const ComparisonSheet = ({ simulations, groups, printedAt }: ComparisonLayoutProps & { printedAt: number }) => (
  <>
    <header>
      <p>
        {sheetTexts.author} · {sheetTexts.title}
      </p>
      <h1>{comparisonTexts.title}</h1>
      <p>
        {[
          `${sheetTexts.date}: ${formatDate(printedAt)}`,
          ...nameCompared(simulations).slice(0, 1).map(comparisonTexts.comparedWith),
        ].join(' · ')}
      </p>
    </header>
    <ComparisonTable simulations={simulations} groups={groups} />
    <footer>
      <p>{silageDisclaimer}</p>
    </footer>
  </>
);
