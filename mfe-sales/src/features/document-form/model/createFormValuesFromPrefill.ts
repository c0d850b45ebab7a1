import type { DocumentPrefill } from '@surco/shared/domain';
import type { SelectableCustomer } from './formOptions';
import { type DocumentFormValues, createEmptyFormValues, createEmptyLine, toDiscountPercent } from './formValues';
import type { AvailableProducts } from './availableProducts';

type Customers = readonly Pick<SelectableCustomer, 'id'>[] | undefined;

const includesCustomer = (customers: Customers, id: string): boolean =>
  customers?.some((customer) => customer.id === id) ?? false;

/** Form values of a simulation; an unavailable product or customer stays empty. */
export function createFormValuesFromPrefill(
  order: DocumentPrefill,
  availableProducts: AvailableProducts,
  customers: Customers,
  today: string,
): DocumentFormValues {
  const { productId, bags, hectares, discount, customerId } = order;
  const line = {
    ...createEmptyLine(productId),
    quantity: bags || null,
    hectares: hectares || null,
    discount: toDiscountPercent(discount),
  };
  return {
    ...createEmptyFormValues(today),
    customerId: includesCustomer(customers, customerId) ? customerId : '',
    lines: availableProducts.has(productId) ? [line] : [],
  };
}

/** Whether the simulation's product or customer is unavailable. */
export interface MissingPrefillParts {
  readonly product: boolean;
  readonly customer: boolean;
}

/** Parts of a simulation that the form could not apply. */
export const findMissingPrefillParts = (
  { productId, customerId }: DocumentPrefill,
  availableProducts: AvailableProducts,
  customers: Customers,
): MissingPrefillParts => ({
  product: !availableProducts.has(productId),
  customer: customerId !== '' && !includesCustomer(customers, customerId),
});
