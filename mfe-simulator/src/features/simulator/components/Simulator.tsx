import { useSession } from '@surco/shared/platform';
import { useIsPhone } from '@surco/shared/ui/display';
import { Fragment, type ReactNode } from 'react';
import { texts } from '../texts';
import type { Catalog } from '../../../common/model/catalog';
import { RESULTS_ID } from '../../../common/model/resultsSection';
import { type SimulatorState, useSimulator } from '../../../common/hooks/useSimulator';
import { SimulatorInputs } from './SimulatorInputs';
import { Results } from './Results';
import { SummaryBar } from './SummaryBar';

export interface SimulatorProps {
  catalog: Catalog;
  /** Query string: an objective, or the inputs of a shared link or of a saved simulation that was opened. */
  search: URLSearchParams;
  /** Actions, rendered above the results (below them on a phone). */
  children?: (simulator: SimulatorState) => ReactNode;
}

/** Inputs and live results side by side. */
export function Simulator({ catalog, search, children }: SimulatorProps) {
  const simulator = useSimulator(catalog, search);
  const { form, calculation, setChoice, setNumber, setOpenAction } = simulator;
  const isFarmer = useSession(({ user }) => user?.role === 'Farmer');
  const isPhone = useIsPhone();
  if (!calculation) return <p className="surco-sim-empty">{isFarmer ? texts.noProducts : texts.noProductsForStaff}</p>;
  // The keys keep the state of the actions when they change places because the page becomes narrow, e.g. for printing.
  const actions = <Fragment key="actions">{children?.(simulator)}</Fragment>;
  const results = <Results key="results" calculation={calculation} updatedAt={catalog.updatedAt} />;
  return (
    <div className={isFarmer ? 'surco-sim surco-sim-large' : 'surco-sim'}>
      <form className="surco-sim-inputs" aria-label={texts.inputs} onSubmit={(event) => event.preventDefault()}>
        <SimulatorInputs
          catalog={catalog}
          form={form}
          calculation={calculation}
          setChoice={setChoice}
          setNumber={setNumber}
        />
      </form>
      <SummaryBar calculation={calculation} onOpenActions={() => setOpenAction('save')} />
      <section id={RESULTS_ID} className="surco-sim-results" aria-label={texts.results}>
        {isPhone ? [results, actions] : [actions, results]}
      </section>
    </div>
  );
}
