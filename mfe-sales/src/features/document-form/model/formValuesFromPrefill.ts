import type { DocumentPrefill } from '@surco/shared/domain';
import type { SelectableCustomer } from './formOptions';
import { type DocumentFormValues, emptyFormValues, emptyLine, discountToPercent } from './formValues';
import type { Offers } from './offers';

type Customers = readonly Pick<SelectableCustomer, 'id'>[] | undefined;

const includesCustomer = (customers: Customers, id: string): boolean =>
  customers?.some((customer) => customer.id === id) ?? false;

/** Form values of a simulation; an unavailable product or customer stays empty. */
export function formValuesFromPrefill(
  order: DocumentPrefill,
  offers: Offers,
  customers: Customers,
  today: string,
): DocumentFormValues {
  const { productId, bags, hectares, discount, customerId } = order;
  const line = {
    ...emptyLine(productId),
    quantity: bags || null,
    hectares: hectares || null,
    discount: discountToPercent(discount),
  };
  return {
    ...emptyFormValues(today),
    customerId: includesCustomer(customers, customerId) ? customerId : '',
    lines: offers.has(productId) ? [line] : [],
  };
}

/** Whether the simulation's product or customer is unavailable. */
export interface MissingPrefillParts {
  readonly product: boolean;
  readonly customer: boolean;
}

/** Parts of a simulation that the form could not apply. */
export const missingPrefillParts = (
  { productId, customerId }: DocumentPrefill,
  offers: Offers,
  customers: Customers,
): MissingPrefillParts => ({
  product: !offers.has(productId),
  customer: customerId !== '' && !includesCustomer(customers, customerId),
});
