import { useMemo, useState } from 'react';
import type { AvailableProducts } from '../model/buildAvailableProducts';
import type { DocumentFormValues } from '../model/formValues';
import { noTrackedPrices, trackPrices } from '../model/prices/trackPrices';

/**
 * The lines whose price has changed since they were entered, also in a draft, because of another customer or season or
 * of a new list price, until the user dismisses them; and the prices that they have now.
 * @param isReady whether everything that the prices depend on has loaded
 */
export function usePriceChanges(
  { lines, prices: stored }: Pick<DocumentFormValues, 'lines' | 'prices'>,
  products: AvailableProducts,
  isReady: boolean,
) {
  const [tracked, setTracked] = useState(noTrackedPrices);
  const next = isReady ? trackPrices(tracked, lines, products, stored) : tracked;
  if (next !== tracked) setTracked(next);
  const prices = useMemo(() => Object.fromEntries(next.prices), [next.prices]);
  return { prices, changes: next.changes, dismiss: () => setTracked({ ...next, changes: [] }) };
}
