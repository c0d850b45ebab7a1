import { getFieldId } from '@surco/shared/ui/fields';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { addLine, type UpdateValues } from '../model/changeLines';

/**
 * Adds a product, and focuses its quantity when its line is rendered, unless the focus has moved meanwhile.
 * @returns the function that adds one, and the product that was added last with pointer or finger; null after a key,
 * because the next key is for its quantity
 */
export function useAddLine(updateValues: UpdateValues) {
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
  return { add, pressedProductId };
}
