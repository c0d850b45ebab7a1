import type { Simulation } from '@surco/shared/contract';
import { seedOrderQuery } from '@surco/shared/domain/seedOrder';

const SALE = '/dashboard/sales/create-sale';
const VOUCHER = '/dashboard/sales/create-dkbono';

/** What is to be sold of a scenario, whether it was saved or not. */
export interface Sellable {
  readonly productId: string;
  readonly bags: number | null;
  readonly hectares: number | null;
  readonly discount: number;
  readonly clientId: string | null;
  readonly simulationId?: string;
  readonly name?: string;
}

export interface OrderLinks {
  readonly sale: string;
  readonly voucher: string;
}

/** The addresses of the forms that a scenario fills in; null while it comes to no bags. */
export function orderLinks({ bags, hectares, clientId, simulationId, name, ...rest }: Sellable): OrderLinks | null {
  if (!bags || !hectares) return null;
  const query = seedOrderQuery({
    ...rest,
    bags,
    hectares,
    clientId: clientId ?? '',
    simulationId: simulationId ?? '',
    name: name ?? '',
  });
  return { sale: `${SALE}${query}`, voucher: `${VOUCHER}${query}` };
}

export const sellableOf = ({ id, name, input, result }: Simulation): Sellable => ({
  productId: input.productId,
  bags: result.bags,
  hectares: result.hectares,
  discount: input.discount,
  clientId: input.clientId,
  simulationId: id,
  name: name ?? '',
});
