import type { Simulation } from '@surco/shared/contract';
import type { SimulatorModel } from '../../simulator';
import { sectionTexts as texts } from '../sectionTexts';
import { useLoaded } from './useLoaded';

const load = () => import(/* webpackChunkName: "scenario-bar" */ './ScenarioBar');

interface Props {
  simulator: SimulatorModel;
  opened: Simulation | null;
  seen: boolean;
}

/** The bar of actions comes after the first result, which it must not delay. */
export function ScenarioTools({ simulator, opened, seen }: Props) {
  const [code, retry] = useLoaded(load);
  const { calculation } = simulator;
  if (!calculation) return null;
  if (code.status === 'loaded')
    return <code.module.ScenarioBar simulator={simulator} calculation={calculation} opened={opened} seen={seen} />;
  if (code.status !== 'failed') return <div className="surco-scen-bar surco-scen-bone" aria-hidden="true" />;
  return (
    <div className="surco-scen-bar" role="alert">
      <p>{texts.failed}</p>
      <button type="button" className="surco-button" onClick={retry}>
        {texts.retry}
      </button>
    </div>
  );
}
