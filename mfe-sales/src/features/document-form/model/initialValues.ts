import type { DocumentPrefill, SilageParameters } from '@surco/shared/domain';
import type { AvailableProducts } from './availableProducts';
import { type SelectableCustomer, type FormOrigin, getPrefill, getSourceDocument } from './formOrigin';
import {
  type DocumentFormValues,
  createEmptyFormValues,
  createEmptyLine,
  toDiscountPercent,
  toFormValues,
} from './formValues';

type Customers = readonly Pick<SelectableCustomer, 'id'>[] | undefined;

const includesCustomer = (customers: Customers, id: string): boolean =>
  customers?.some((customer) => customer.id === id) ?? false;

/** Form values prefilled by a simulation or a customer; an unavailable product or customer stays empty. */
function createFormValuesFromPrefill(
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

/** Parts of a simulation that the form could not apply. */
export const findMissingPrefillParts = (
  { productId, customerId }: DocumentPrefill,
  availableProducts: AvailableProducts,
  customers: Customers,
) => ({
  isProductMissing: productId !== '' && !availableProducts.has(productId),
  isCustomerMissing: customerId !== '' && !includesCustomer(customers, customerId),
});

/**
 * Initial values: empty, prefilled by a simulation, those of the edited document, or for a conversion those of the
 * DKbono with today's date and without a version.
 */
export function createInitialFormValues(
  origin: FormOrigin,
  availableProducts: AvailableProducts,
  { emergence }: Pick<SilageParameters, 'emergence'>,
  today: string,
  customers?: readonly SelectableCustomer[],
): DocumentFormValues {
  const source = getSourceDocument(origin);
  const prefill = getPrefill(origin);
  if (prefill) return createFormValuesFromPrefill(prefill, availableProducts, customers, today);
  if (!source) return createEmptyFormValues(today);
  const values = toFormValues(source, availableProducts, emergence);
  return origin.mode === 'sale:convert' ? { ...values, version: null, date: today } : values;
}
