import { getFieldId } from '@surco/shared/ui/fields';
import { useCallback, useDeferredValue, useLayoutEffect, useRef, useState } from 'react';
import { addLine, type LineFormValues, type UpdateValues } from '../model/formValues';

/**
 * The lines to render. One that a press has added follows after the press is visible. The form has it at once, so that
 * a submit in between is refused for its missing quantity, and not sent without it.
 * @param pressedProductId the product that was added last with pointer or finger; null after a key, because the next
 * key is for its quantity
 */
function useShownLines(lines: readonly LineFormValues[], pressedProductId: string | null): readonly LineFormValues[] {
  const renderedProductId = useDeferredValue(pressedProductId);
  return renderedProductId === pressedProductId
    ? lines
    : lines.filter(({ productId }) => productId !== pressedProductId);
}

/**
 * The lines to render, and the function that adds a product. It focuses the quantity of the new line when that is
 * rendered, unless the focus has moved meanwhile.
 */
export function useAddLine(lines: readonly LineFormValues[], updateValues: UpdateValues) {
  const [pressedProductId, setPressedProductId] = useState<string | null>(null);
  const added = useRef<{ productId: string; focused: Element | null } | null>(null);
  useLayoutEffect(() => {
    if (!added.current) return;
    const { productId, focused } = added.current;
    const quantity = document.getElementById(getFieldId(`lines.${productId}.quantity`));
    if (!quantity) return;
    added.current = null;
    if (document.activeElement === focused) quantity.focus();
  });
  const add = useCallback(
    (productId: string, isByKeyboard: boolean): void => {
      setPressedProductId(isByKeyboard ? null : productId);
      added.current = { productId, focused: document.activeElement };
      updateValues((values) => addLine(values, productId));
    },
    [updateValues],
  );
  return { add, shownLines: useShownLines(lines, pressedProductId) };
}
