import type { DocumentPrefill } from '@surco/shared/domain';
import type { SelectableCustomer } from '../formOptions';
import { type DocumentFormValues, createEmptyFormValues, createEmptyLine, toDiscountPercent } from '../formValues';
import type { AvailableProducts } from '../buildAvailableProducts';

type Customers = readonly Pick<SelectableCustomer, 'id'>[] | undefined;

const includesCustomer = (customers: Customers, id: string): boolean =>
  customers?.some((customer) => customer.id === id) ?? false;

/** Form values prefilled by a simulation or a customer; an unavailable product or customer stays empty. */
export function createFormValuesFromPrefill(
  prefill: DocumentPrefill,
  availableProducts: AvailableProducts,
  customers: Customers,
  today: string,
): DocumentFormValues {
  const { productId, bags, hectares, discount, customerId } = prefill;
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

/** Which parts of a simulation are no longer available. */
export interface MissingPrefillParts {
  readonly isProductMissing: boolean;
  readonly isCustomerMissing: boolean;
}

/** Parts of a simulation that the form could not apply. */
export const findMissingPrefillParts = (
  { productId, customerId }: DocumentPrefill,
  availableProducts: AvailableProducts,
  customers: Customers,
): MissingPrefillParts => ({
  isProductMissing: productId !== '' && !availableProducts.has(productId),
  isCustomerMissing: customerId !== '' && !includesCustomer(customers, customerId),
});
