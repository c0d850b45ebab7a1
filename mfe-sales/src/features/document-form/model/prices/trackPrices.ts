import type { Money } from '@surco/shared/domain';
import type { AvailableProducts } from '../buildAvailableProducts';
import type { LineFormValues, ShownPrices } from '../formValues';

/** A line whose price is no longer the one that it was entered with. */
export interface PriceChange {
  readonly productId: string;
  readonly before: Money;
}

/** The prices that the lines had last, by product, and which of them have changed since. */
export interface TrackedPrices {
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
export const applyFormerPrices = (products: AvailableProducts, changes: readonly PriceChange[]): AvailableProducts => {
  const former = new Map(changes.map(({ productId, before }) => [productId, before]));
  return new Map(
    [...products].map(([id, product]) => [id, { ...product, basePrice: former.get(id) ?? product.basePrice }]),
  );
};
