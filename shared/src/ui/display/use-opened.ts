import { useDeferredValue } from 'react';

/**
 * Whether to render what a press opens. It is rendered after the press is visible, and in steps, because the list of a
 * select or a panel takes longer than the answer to a press may. Closing is immediate.
 * @param isOpen whether it should be open
 */
export function useOpened(isOpen: boolean): boolean {
  const isRendered = useDeferredValue(isOpen, false);
  return isOpen && isRendered;
}
