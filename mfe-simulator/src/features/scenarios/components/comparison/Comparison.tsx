import type { Simulation } from '@surco/shared/contract';
import { silageDisclaimer } from '@surco/shared/domain';
import { Icon, useIsPhone } from '@surco/shared/ui/display';
import { useMemo, useState } from 'react';
import { compareScenarios, filterDifferences } from '../../model/compareScenarios';
import { nameCompared } from '../../model/nameCompared';
import { comparisonTexts as texts } from '../../texts';
import { ComparisonCards } from './ComparisonCards';
import { ComparisonSheet } from './ComparisonSheet';
import { ComparisonTable } from './ComparisonTable';
import { PrintView } from '../print/PrintView';
import './comparison.css';

/** Compares scenarios: columns on a wide screen, one card per input or metric on a phone. */
export function Comparison({ scenarios }: { scenarios: readonly Simulation[] }) {
  const isPhone = useIsPhone();
  const [showsOnlyDifferences, setShowsOnlyDifferences] = useState(false);
  const allGroups = useMemo(() => compareScenarios(scenarios), [scenarios]);
  const groups = showsOnlyDifferences ? filterDifferences(allGroups) : allGroups;
  const [firstName] = nameCompared(scenarios);
  const Layout = isPhone ? ComparisonCards : ComparisonTable;
  return (
    <>
      <div className="surco-scenario-head">
        <label className="surco-scenario-choose">
          <input
            type="checkbox"
            checked={showsOnlyDifferences}
            onChange={(event) => setShowsOnlyDifferences(event.target.checked)}
          />
          {texts.onlyDifferences}
        </label>
        <button type="button" className="surco-button" onClick={() => window.print()}>
          <Icon name="print" /> {texts.print}
        </button>
      </div>
      {firstName && <p className="surco-scenario-about">{texts.comparedWith(firstName)}</p>}
      {groups.length === 0 ? <output>{texts.noDifferences}</output> : <Layout scenarios={scenarios} groups={groups} />}
      <p className="surco-scenario-about">{silageDisclaimer}</p>
      <PrintView title={texts.title}>
        {(printedAt) => <ComparisonSheet scenarios={scenarios} groups={groups} printedAt={printedAt} />}
      </PrintView>
    </>
  );
}
