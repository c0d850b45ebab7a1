import type { Simulation } from '@surco/shared/contract';
import type { SimulatorState } from '../../../common';
import { preloadedTexts as texts } from '../preloadedTexts';
import { LazyPart } from './LazyPart';
import { FailedMessage } from './SimulationStates';

const loadBar = () => import(/* webpackChunkName: "simulation-bar" */ './SimulationBar');

const scrollIntoView = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'center' });

interface Props {
  simulator: SimulatorState;
  /** The opened saved simulation, if any. */
  opened: Simulation | null;
  isVisible: boolean;
}

/** Loads the action bar after the first result, so as not to delay it. */
export function LazySimulationBar({ simulator, opened, isVisible }: Props) {
  const { calculation, openAction } = simulator;
  if (!calculation) return null;
  return (
    <LazyPart
      load={loadBar}
      skeleton={<div className="surco-simulation-bar surco-simulation-skeleton" aria-hidden="true" />}
      failed={(retry) => (
        // A tap on the bottom bar leads to the reason for which no sheet opens.
        <div key={openAction} ref={openAction ? scrollIntoView : undefined}>
          <FailedMessage className="surco-simulation-bar" text={texts.failed} onRetry={retry} />
        </div>
      )}
    >
      {({ SimulationBar }) => (
        <SimulationBar simulator={simulator} calculation={calculation} opened={opened} isVisible={isVisible} />
      )}
    </LazyPart>
  );
}
