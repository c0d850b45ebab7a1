import { useSession } from '@surco/shared/platform';
import { usePhone } from '@surco/shared/ui/use-phone';
import type { ReactNode } from 'react';
import { texts } from '../texts';
import type { Catalog } from '../model/catalog';
import { type SimulatorModel, useSimulator } from '../model/useSimulator';
import { Inputs } from './Inputs';
import { Results } from './Results';
import { Summary } from './Summary';

const RESULTS = 'surco-sim-results';

export interface SimulatorProps {
  catalog: Catalog;
  /** Query of the address: an objective, or the inputs of a shared link. */
  search: URLSearchParams;
  /** What may be done with the simulation on the screen; stands above its results, on a phone under them. */
  children?: (simulator: SimulatorModel) => ReactNode;
}

/** Questions on one side, what they come to on the other, both alive at every keystroke. */
export function Simulator({ catalog, search, children }: SimulatorProps) {
  const simulator = useSimulator(catalog, search);
  const { form, calculation, choose, type } = simulator;
  const farmer = useSession(({ user }) => user?.role === 'Farmer');
  const phone = usePhone();
  if (!calculation) return <p className="surco-sim-empty">{texts.noProducts}</p>;
  const tools = children?.(simulator);
  return (
    <div className={farmer ? 'surco-sim surco-sim-large' : 'surco-sim'}>
      <form className="surco-sim-inputs" aria-label={texts.inputs} onSubmit={(event) => event.preventDefault()}>
        <Inputs catalog={catalog} form={form} calculation={calculation} choose={choose} type={type} />
      </form>
      <Summary calculation={calculation} target={RESULTS} />
      <section id={RESULTS} className="surco-sim-results" aria-label={texts.results}>
        {!phone && tools}
        <Results calculation={calculation} updatedAt={catalog.updatedAt} />
        {phone && tools}
      </section>
    </div>
  );
}
