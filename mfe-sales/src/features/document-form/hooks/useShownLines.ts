import { useDeferredValue } from 'react';
import type { LineFormValues } from '../model/formValues';

/**
 * The lines to render. A new one follows after the press that adds it is visible; the form has it at once, so that it is
 * sent even before.
 * @param isImmediate renders a new line at once: after a key, because the next one is for its quantity
 */
export function useShownLines(lines: readonly LineFormValues[], isImmediate: boolean) {
  const productIds = lines.map(({ productId }) => productId).join(' ');
  const deferredProductIds = useDeferredValue(productIds);
  const shownProductIds = isImmediate ? productIds : deferredProductIds;
  const shown = new Set(shownProductIds.split(' '));
  return { shownProductIds, shownLines: lines.filter(({ productId }) => shown.has(productId)) };
}
