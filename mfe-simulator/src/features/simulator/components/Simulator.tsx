import { texts } from '../texts';
import type { Catalog } from '../model/catalog';
import { useSimulator } from '../model/useSimulator';
import { Inputs } from './Inputs';
import { Results } from './Results';
import { Summary } from './Summary';

const RESULTS = 'surco-sim-results';

/** Questions on one side, what they come to on the other, both alive at every keystroke. */
export function Simulator({ catalog, objective }: { catalog: Catalog; objective: string }) {
  const { form, calculation, choose, type } = useSimulator(catalog, objective);
  if (!calculation) return <p className="surco-sim-empty">{texts.noProducts}</p>;
  return (
    <div className="surco-sim">
      <form className="surco-sim-inputs" aria-label={texts.inputs} onSubmit={(event) => event.preventDefault()}>
        <Inputs catalog={catalog} form={form} calculation={calculation} choose={choose} type={type} />
      </form>
      <Summary calculation={calculation} target={RESULTS} />
      <section id={RESULTS} className="surco-sim-results" aria-label={texts.results}>
        <Results calculation={calculation} />
      </section>
    </div>
  );
}
