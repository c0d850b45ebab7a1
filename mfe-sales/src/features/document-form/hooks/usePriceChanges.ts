import { useState } from 'react';
import type { AvailableProducts } from '../model/buildAvailableProducts';
import type { LineFormValues } from '../model/formValues';
import { noTrackedPrices, trackPrices } from '../model/prices/trackPrices';

/**
 * The lines whose price has changed since they were entered, because of another customer or season or of a new list
 * price, until the user dismisses them.
 * @param isReady whether everything that the prices depend on has loaded
 */
export function usePriceChanges(lines: readonly LineFormValues[], products: AvailableProducts, isReady: boolean) {
  const [tracked, setTracked] = useState(noTrackedPrices);
  const next = isReady ? trackPrices(tracked, lines, products) : tracked;
  if (next !== tracked) setTracked(next);
  return { changes: next.changes, dismiss: () => setTracked({ ...next, changes: [] }) };
}
