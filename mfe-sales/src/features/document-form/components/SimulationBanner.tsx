import type { DocumentPrefill } from '@surco/shared/domain';
import { Link } from '@surco/shared/platform';
import { getSimulationPath } from '../../../paths';
import type { SelectableCustomer } from '../model/formOptions';
import type { AvailableProducts } from '../model/availableProducts';
import { findMissingPrefillParts } from '../model/createFormValuesFromPrefill';
import { texts } from '../texts';

interface Props {
  order: DocumentPrefill;
  availableProducts: AvailableProducts;
  customers: readonly SelectableCustomer[] | undefined;
}

/** Says that a simulation prefilled the form, what could not be applied, and links back. */
export function SimulationBanner({ order, availableProducts, customers }: Props) {
  const { simulationId, name } = order;
  const missing = findMissingPrefillParts(order, availableProducts, customers);
  return (
    <section className="surco-sale-origin" aria-label={texts.fromSimulationTitle}>
      <div>
        <p>{name ? texts.fromNamed(name) : texts.fromSimulation}</p>
        {missing.product && <p>{texts.simulatedProductUnavailable}</p>}
        {missing.customer && <p>{texts.simulatedCustomerUnavailable}</p>}
      </div>
      {simulationId && <Link to={getSimulationPath(simulationId)}>{texts.seeSimulation}</Link>}
    </section>
  );
}
