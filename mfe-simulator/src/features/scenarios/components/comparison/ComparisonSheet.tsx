import { formatDate, silageDisclaimer } from '@surco/shared/domain';
import { nameCompared } from '../../model/nameCompared';
import { comparisonTexts, sheetTexts } from '../../texts';
import { ComparisonTable, type ComparisonLayoutProps } from './ComparisonTable';

/** Printed comparison, always in columns. */
export const ComparisonSheet = ({ scenarios, groups, printedAt }: ComparisonLayoutProps & { printedAt: number }) => (
  <>
    <header>
      <p>
        {sheetTexts.author} · {sheetTexts.title}
      </p>
      <h1>{comparisonTexts.title}</h1>
      <p>
        {[
          `${sheetTexts.date}: ${formatDate(printedAt)}`,
          ...nameCompared(scenarios).slice(0, 1).map(comparisonTexts.comparedWith),
        ].join(' · ')}
      </p>
    </header>
    <ComparisonTable scenarios={scenarios} groups={groups} />
    <footer>
      <p>{silageDisclaimer}</p>
    </footer>
  </>
);
