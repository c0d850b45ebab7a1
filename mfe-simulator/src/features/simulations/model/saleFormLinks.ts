import { salesPaths, type Simulation } from '@surco/shared/contract';
import { formatPrefillQuery } from '@surco/shared/domain';

/** What the sale form takes from a simulation; `simulationId` is empty when it is not saved. */
export interface SellableSimulation {
  readonly productId: string;
  readonly bags: number | null;
  readonly hectares: number | null;
  readonly discount: number;
  readonly clientId: string | null;
  readonly simulationId?: string;
  readonly name?: string;
}

export interface SaleFormLinks {
  readonly sale: string;
  readonly voucher: string;
}

/** Links to the prefilled forms; null while the result lacks bags or hectares. */
export function buildSaleFormLinks({
  bags,
  hectares,
  clientId,
  simulationId,
  name,
  ...rest
}: SellableSimulation): SaleFormLinks | null {
  if (!bags || !hectares) return null;
  const query = formatPrefillQuery({
    ...rest,
    bags,
    hectares,
    customerId: clientId ?? '',
    simulationId: simulationId ?? '',
    name: name ?? '',
  });
  return { sale: salesPaths.createSale + query, voucher: salesPaths.createVoucher + query };
}

export const toSellableSimulation = ({ id, name, input, result }: Simulation): SellableSimulation => ({
  productId: input.productId,
  bags: result.bags,
  hectares: result.hectares,
  discount: input.discount,
  clientId: input.clientId,
  simulationId: id,
  name: name ?? '',
});
