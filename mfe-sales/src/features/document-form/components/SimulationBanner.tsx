import type { DocumentPrefill } from '@surco/shared/domain';
import { Link } from '@surco/shared/platform';
import { getSimulationPath } from '../../../paths';
import type { AvailableProducts } from '../model/availableProducts';
import type { SelectableCustomer } from '../model/formOrigin';
import { findMissingPrefillParts } from '../model/initialValues';
import { texts } from '../texts';

interface Props {
  prefill: DocumentPrefill;
  availableProducts: AvailableProducts;
  customers: readonly SelectableCustomer[] | undefined;
}

/** Says that a simulation prefilled the form, what could not be applied, and links back. */
export function SimulationBanner({ prefill, availableProducts, customers }: Props) {
  const { simulationId, name } = prefill;
  const missing = findMissingPrefillParts(prefill, availableProducts, customers);
  return (
    <section className="surco-sale-origin" aria-label={texts.fromSimulationTitle}>
      <div>
        <p>{name ? texts.fromNamedSimulation(name) : texts.fromSimulation}</p>
        {missing.isProductMissing && <p>{texts.simulatedProductUnavailable}</p>}
        {missing.isCustomerMissing && <p>{texts.simulatedCustomerUnavailable}</p>}
      </div>
      {simulationId && <Link to={getSimulationPath(simulationId)}>{texts.seeSimulation}</Link>}
    </section>
  );
}
