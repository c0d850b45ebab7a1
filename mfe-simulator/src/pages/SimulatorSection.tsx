import { lazyPage, useSearchParams } from '@surco/shared/platform';
import { useState } from 'react';
import { CardSkeletons, renderChunkError, preloadedTexts, getCurrentView } from '../features/simulations';
import { SimulatorWithSimulations } from './SimulatorWithSimulations';
import './simulatorSection.css';

const List = lazyPage(
  () => import(/* webpackChunkName: "simulations" */ '../features/simulations/pages/SimulationListPage'),
);
const Comparison = lazyPage(
  () => import(/* webpackChunkName: "comparison" */ '../features/simulations/pages/ComparisonPage'),
);

/** the simulator and its saved simulations; the input stays while they are shown. */
export default function SimulatorSection() {
  const [search] = useSearchParams();
  const view = getCurrentView(search);
  const [wasOpened, setWasOpened] = useState(false);
  if (view === 'simulator' && !wasOpened) setWasOpened(true);
  const skeleton = <CardSkeletons label={preloadedTexts.loading} count={3} />;
  return (
    <>
      {wasOpened && (
        <div hidden={view !== 'simulator'}>
          <SimulatorWithSimulations search={search} isVisible={view === 'simulator'} />
        </div>
      )}
      {view === 'list' && <List skeleton={skeleton} failed={renderChunkError} />}
      {view === 'comparison' && <Comparison skeleton={skeleton} failed={renderChunkError} />}
    </>
  );
}
