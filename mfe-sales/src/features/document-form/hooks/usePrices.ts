import type { Money } from '@surco/shared/domain';
import { getToday, useCall } from '@surco/shared/platform';
import { useMemo, useState } from 'react';
import type { DocumentFormOptions } from '../api/useFormOptions';
import { applyPriceLists, type AvailableProducts, hasZonePrices } from '../model/availableProducts';
import { calculateDocument } from '../model/documentCalculation';
import type { SelectableCustomer, SelectableSeason } from '../model/formOrigin';
import type { LineFormValues, ShownPrices, DocumentFormValues } from '../model/formValues';

/**
 * The zone of the chosen customer; undefined while it is not known. The customer of a stored document that is no longer
 * offered is fetched; `retryZone` is set while this request has failed.
 */
function useCustomerZone(customerId: string, customers: readonly SelectableCustomer[] | undefined) {
  const zone = customers?.find(({ id }) => id === customerId)?.zone;
  const isMissing = customerId !== '' && customers !== undefined && !zone;
  const { data, error, mutate } = useCall('GET /clients/{id}', isMissing ? { params: { id: customerId } } : null, {
    keepPreviousData: false,
  });
  return {
    zone: zone ?? data?.zone,
    retryZone: isMissing && !data && error !== undefined ? (): void => void mutate() : undefined,
  };
}

/** A line whose price is no longer the one that it was entered with. */
export interface PriceChange {
  readonly productId: string;
  readonly before: Money;
}

/** The prices that the lines had last, by product, and which of them have changed since. */
interface TrackedPrices {
  readonly prices: ReadonlyMap<string, Money>;
  readonly changes: readonly PriceChange[];
}

export const noTrackedPrices: TrackedPrices = { prices: new Map(), changes: [] };

/**
 * Compares the prices of the lines with the last ones. A line whose price returns to the one it was entered with no
 * longer counts as changed, and neither does a removed one.
 * @param stored the prices of a draft that was opened
 * @returns `tracked` itself when nothing changed
 */
export function trackPrices(
  tracked: TrackedPrices,
  lines: readonly Pick<LineFormValues, 'productId'>[],
  products: AvailableProducts,
  stored: ShownPrices = {},
): TrackedPrices {
  const prices = new Map(
    lines.flatMap(({ productId }) => {
      const price = products.get(productId)?.basePrice ?? tracked.prices.get(productId);
      return price === undefined ? [] : [[productId, price] as const];
    }),
  );
  const isUnchanged =
    prices.size === tracked.prices.size && [...prices].every(([id, price]) => tracked.prices.get(id) === price);
  if (isUnchanged) return tracked;
  const changes = [...prices].flatMap(([productId, price]) => {
    const earlier = tracked.changes.find((change) => change.productId === productId);
    const before = earlier?.before ?? tracked.prices.get(productId) ?? stored[productId];
    return before === undefined || before === price ? [] : [{ productId, before }];
  });
  return { prices, changes };
}

/** The products with the prices that the changed lines had before. */
const applyFormerPrices = (products: AvailableProducts, changes: readonly PriceChange[]): AvailableProducts => {
  const former = new Map(changes.map(({ productId, before }) => [productId, before]));
  return new Map(
    [...products].map(([id, product]) => [id, { ...product, basePrice: former.get(id) ?? product.basePrice }]),
  );
};

/**
 * The products at the prices that apply to the customer and the season, and the totals of the document. `changes` are
 * the lines whose price has changed since they were entered, also in a draft, because of another customer or season or
 * of a new list price, until the user dismisses them.
 */
export function usePrices(
  values: DocumentFormValues,
  season: SelectableSeason | undefined,
  { availableProducts, customers, parameters, isReady }: DocumentFormOptions,
) {
  const today = getToday();
  const { zone, retryZone } = useCustomerZone(values.customerId, customers);
  const products = useMemo(
    () => applyPriceLists(availableProducts, { season, zone, today }),
    [availableProducts, season, zone, today],
  );
  const [tracked, setTracked] = useState(noTrackedPrices);
  const next = isReady ? trackPrices(tracked, values.lines, products, values.prices) : tracked;
  if (next !== tracked) setTracked(next);
  const { changes } = next;
  const calculation = calculateDocument(values, products, parameters);
  return {
    products,
    /** The prices that the lines have now. */
    shown: useMemo(() => Object.fromEntries(next.prices), [next.prices]),
    changes,
    dismiss: () => setTracked({ ...next, changes: [] }),
    calculation,
    /** The total before the prices changed; equal to the total without changes. */
    totalBefore:
      changes.length > 0
        ? calculateDocument(values, applyFormerPrices(products, changes), parameters).total
        : calculation.total,
    /** Set while the zone of the customer, on which a price depends, could not be read. */
    retryZone: hasZonePrices(products) ? retryZone : undefined,
  };
}
