import type { Simulation } from '@surco/shared/contract';
import { silageDisclaimer } from '@surco/shared/domain';
import { Icon, useIsPhone } from '@surco/shared/ui/display';
import { PrintView } from '@surco/shared/ui/paper';
import { useMemo, useState } from 'react';
import { compareSimulations, filterDifferences } from '../../model/compareSimulations';
import { nameCompared } from '../../model/nameCompared';
import { comparisonTexts as texts } from '../../texts';
import { ComparisonCards } from './ComparisonCards';
import { ComparisonSheet } from './ComparisonSheet';
import { ComparisonTable } from './ComparisonTable';
import './comparison.css';

/** Compares simulations: columns on a wide screen, one card per input or metric on a phone. */
export function Comparison({ simulations }: { simulations: readonly Simulation[] }) {
  const isPhone = useIsPhone();
  const [showsOnlyDifferences, setShowsOnlyDifferences] = useState(false);
  const allGroups = useMemo(() => compareSimulations(simulations), [simulations]);
  const groups = showsOnlyDifferences ? filterDifferences(allGroups) : allGroups;
  const [firstName] = nameCompared(simulations);
  const Layout = isPhone ? ComparisonCards : ComparisonTable;
  return (
    <>
      <div className="surco-simulation-head">
        <label className="surco-simulation-choose">
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
      {firstName && <p className="surco-simulation-about">{texts.comparedWith(firstName)}</p>}
      {groups.length === 0 ? (
        <output>{texts.noDifferences}</output>
      ) : (
        <Layout simulations={simulations} groups={groups} />
      )}
      <p className="surco-simulation-about">{silageDisclaimer}</p>
      <PrintView title={texts.title}>
        {(printedAt) => <ComparisonSheet simulations={simulations} groups={groups} printedAt={printedAt} />}
      </PrintView>
    </>
  );
}
