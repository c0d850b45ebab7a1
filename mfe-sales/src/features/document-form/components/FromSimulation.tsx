import type { SeedOrder } from '@surco/shared/domain';
import { Link } from '@surco/shared/platform';
import { simulationPath } from '../../../state/paths';
import type { CustomerChoice } from '../model/choices';
import type { Offers } from '../model/offers';
import { missingFrom } from '../model/ordered';
import { texts } from '../texts';

interface Props {
  order: SeedOrder;
  offers: Offers;
  customers: readonly CustomerChoice[] | undefined;
}

/** Says that the form was filled in by a simulation, what of it could not be taken over, and the way back. */
export function FromSimulation({ order, offers, customers }: Props) {
  const { simulationId, name } = order;
  const missing = missingFrom(order, offers, customers);
  return (
    <section className="surco-sale-origin" aria-label={texts.fromSimulationTitle}>
      <div>
        <p>{name ? texts.fromNamed(name) : texts.fromSimulation}</p>
        {missing.product && <p>{texts.simulatedProductGone}</p>}
        {missing.customer && <p>{texts.simulatedCustomerGone}</p>}
      </div>
      {simulationId && <Link to={simulationPath(simulationId)}>{texts.seeSimulation}</Link>}
    </section>
  );
}
