import type { Simulation } from '@surco/shared/contract';
import type { SimulatorState } from '../../../common';
import { sectionTexts as texts } from '../sectionTexts';
import { useLazyOnMount } from '../hooks/useLazyOnMount';

const load = () => import(/* webpackChunkName: "scenario-bar" */ './ScenarioBar');

interface Props {
  simulator: SimulatorState;
  opened: Simulation | null;
  isVisible: boolean;
}

/** Loads the action bar after the first result, so as not to delay it. */
export function LazyScenarioBar({ simulator, opened, isVisible }: Props) {
  const [code, retry] = useLazyOnMount(load);
  const { calculation } = simulator;
  if (!calculation) return null;
  if (code.status === 'loaded')
    return (
      <code.module.ScenarioBar simulator={simulator} calculation={calculation} opened={opened} isVisible={isVisible} />
    );
  if (code.status !== 'failed') return <div className="surco-scenario-bar surco-scenario-bone" aria-hidden="true" />;
  return (
    <div className="surco-scenario-bar" role="alert">
      <p>{texts.failed}</p>
      <button type="button" className="surco-button" onClick={retry}>
        {texts.retry}
      </button>
    </div>
  );
}
