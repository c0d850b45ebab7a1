import { useDeferredValue } from 'react';
import type { LineFormValues } from '../model/formValues';

/**
 * The lines to render. A new one follows after the press that adds it is visible; the form has it at once, so that it is
 * sent even before.
 */
export function useShownLines(lines: readonly LineFormValues[]) {
  const shownProductIds = useDeferredValue(lines.map(({ productId }) => productId).join(' '));
  const shown = new Set(shownProductIds.split(' '));
  return { shownProductIds, shownLines: lines.filter(({ productId }) => shown.has(productId)) };
}
