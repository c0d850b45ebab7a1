import { useCallback, useSyncExternalStore } from 'react';

export const DARK = '(prefers-color-scheme: dark)';
export const TOUCH = '(pointer: coarse)';
export const STILL = '(prefers-reduced-motion: reduce)';
export const PRINT = 'print';
export const PHONE = '(max-width: 767px)';

/** Whether a media query matches now; changes are followed live. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}
