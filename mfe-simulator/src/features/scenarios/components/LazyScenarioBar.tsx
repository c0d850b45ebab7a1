import type { Simulation } from '@surco/shared/contract';
import type { SimulatorState } from '../../../common';
import { preloadedTexts as texts } from '../preloadedTexts';
import { LazyPart } from './LazyPart';
import { FailedMessage } from './ScenarioStates';

const loadBar = () => import(/* webpackChunkName: "scenario-bar" */ './ScenarioBar');

const scrollIntoView = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'center' });

interface Props {
  simulator: SimulatorState;
  /** The opened saved scenario, if any. */
  opened: Simulation | null;
  isVisible: boolean;
}

/** Loads the action bar after the first result, so as not to delay it. */
export function LazyScenarioBar({ simulator, opened, isVisible }: Props) {
  const { calculation, openAction } = simulator;
  if (!calculation) return null;
  return (
    <LazyPart
      load={loadBar}
      skeleton={<div className="surco-scenario-bar surco-scenario-skeleton" aria-hidden="true" />}
      failed={(retry) => (
        // A tap on the bottom bar leads to the reason for which no sheet opens.
        <div key={openAction} ref={openAction ? scrollIntoView : undefined}>
          <FailedMessage className="surco-scenario-bar" text={texts.failed} onRetry={retry} />
        </div>
      )}
    >
      {({ ScenarioBar }) => (
        <ScenarioBar simulator={simulator} calculation={calculation} opened={opened} isVisible={isVisible} />
      )}
    </LazyPart>
  );
}
