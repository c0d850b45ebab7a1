import { formatDate, silageDisclaimer } from '@surco/shared/domain';
import { getScenarioName } from '../../model/scenarioDescription';
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
        {sheetTexts.date}: {formatDate(printedAt)}
        {scenarios[0] && ` · ${comparisonTexts.comparedWith(getScenarioName(scenarios[0]))}`}
      </p>
    </header>
    <ComparisonTable scenarios={scenarios} groups={groups} />
    <footer>
      <p>{silageDisclaimer}</p>
    </footer>
  </>
);
