import { lazyPage, useSearchParams } from '@surco/shared/platform';
import { useState } from 'react';
import { Bones, failedView, sectionTexts, viewOf } from '../features/scenarios';
import { SimulatorView } from './SimulatorView';
import './section.css';

const List = lazyPage(() => import(/* webpackChunkName: "scenarios" */ '../features/scenarios/pages/ScenarioListView'));
const Comparison = lazyPage(
  () => import(/* webpackChunkName: "comparison" */ '../features/scenarios/pages/ComparisonView'),
);

/** the simulator and its saved scenarios; what was typed stays while these are looked at. */
export default function SimulatorSection() {
  const [search] = useSearchParams();
  const view = viewOf(search);
  const [began, setBegan] = useState(false);
  if (view === 'simulator' && !began) setBegan(true);
  const skeleton = <Bones label={sectionTexts.loading} count={3} />;
  return (
    <>
      {began && (
        <div hidden={view !== 'simulator'}>
          <SimulatorView search={search} seen={view === 'simulator'} />
        </div>
      )}
      {view === 'list' && <List skeleton={skeleton} failed={failedView} />}
      {view === 'comparison' && <Comparison skeleton={skeleton} failed={failedView} />}
    </>
  );
}
