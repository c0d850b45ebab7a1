import { useLayoutEffect } from 'react';

const HIDDEN_CLASS = 'surco-hide-bottom-bar';

/** Hides the menu at the bottom of a phone (`BottomBar` of the host) while the component is shown. */
export function useHiddenBottomBar(isHidden: boolean): void {
  useLayoutEffect(() => {
    if (!isHidden) return undefined;
    const { classList } = document.documentElement;
    classList.add(HIDDEN_CLASS);
    return () => classList.remove(HIDDEN_CLASS);
  }, [isHidden]);
}
