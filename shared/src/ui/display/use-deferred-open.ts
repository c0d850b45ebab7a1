import { useDeferredValue } from 'react';

/**
 * Whether to render what a press opens. React renders it after the press, in a rendering that it interrupts for the
 * browser, because the list of a select or a panel takes longer than the answer to a press may. Closing is immediate.
 * @param isOpen whether it should be open
 */
export function useDeferredOpen(isOpen: boolean): boolean {
  const isRendered = useDeferredValue(isOpen, false);
  return isOpen && isRendered;
}
