import { useDeferredValue } from 'react';
import type { LineFormValues } from '../model/formValues';

/**
 * The lines to render. One that a press has added follows after the press is visible. The form has it at once, so that
 * a submit in between is refused for its missing quantity, and not sent without it.
 * @param pressedProductId the product that a press has added last; null after a key
 */
export function useShownLines(
  lines: readonly LineFormValues[],
  pressedProductId: string | null,
): readonly LineFormValues[] {
  const renderedProductId = useDeferredValue(pressedProductId);
  return renderedProductId === pressedProductId
    ? lines
    : lines.filter(({ productId }) => productId !== pressedProductId);
}
