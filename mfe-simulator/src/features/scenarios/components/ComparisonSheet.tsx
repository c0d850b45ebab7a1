import { formatDate } from '@surco/shared/domain/formats';
import { silageDisclaimer } from '@surco/shared/domain/silage/simulate';
import { nameOf } from '../model/scenario';
import { comparisonTexts, sheetTexts } from '../texts';
import { ComparisonTable, type LayoutProps } from './ComparisonTable';

/** A comparison on paper: always in columns, whatever the screen is. */
export const ComparisonSheet = ({ scenarios, groups, printedAt }: LayoutProps & { printedAt: number }) => (
  <>
    <header>
      <p>
        {sheetTexts.by} · {sheetTexts.title}
      </p>
      <h1>{comparisonTexts.title}</h1>
      <p>
        {sheetTexts.date}: {formatDate(printedAt)}
        {scenarios[0] && ` · ${comparisonTexts.against(nameOf(scenarios[0]))}`}
      </p>
    </header>
    <ComparisonTable scenarios={scenarios} groups={groups} />
    <footer>
      <p>{silageDisclaimer}</p>
    </footer>
  </>
);
