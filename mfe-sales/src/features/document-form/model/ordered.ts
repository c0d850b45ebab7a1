import type { SeedOrder } from '@surco/shared/domain';
import type { CustomerChoice } from './choices';
import { type DocumentDraft, emptyDraft, emptyLine, percentOf } from './draft';
import type { Offers } from './offers';

type Customers = readonly Pick<CustomerChoice, 'id'>[] | undefined;

const has = (customers: Customers, id: string): boolean => customers?.some((customer) => customer.id === id) ?? false;

/** A simulation as the form holds it: what is no longer on sale, or whose customer is not one's own, stays empty. */
export function orderedDraft(order: SeedOrder, offers: Offers, customers: Customers, today: string): DocumentDraft {
  const { productId, bags, hectares, discount, clientId } = order;
  const line = {
    ...emptyLine(productId),
    quantity: bags || null,
    hectares: hectares || null,
    discount: percentOf(discount),
  };
  return {
    ...emptyDraft(today),
    customerId: has(customers, clientId) ? clientId : '',
    lines: offers.has(productId) ? [line] : [],
  };
}

/** Of a simulation: whether its product or its customer could not be found. */
export interface Missing {
  readonly product: boolean;
  readonly customer: boolean;
}

/** What a simulation asked for and the form could not take over. */
export const missingFrom = ({ productId, clientId }: SeedOrder, offers: Offers, customers: Customers): Missing => ({
  product: !offers.has(productId),
  customer: clientId !== '' && !has(customers, clientId),
});
