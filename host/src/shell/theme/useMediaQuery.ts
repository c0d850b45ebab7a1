import { useCallback, useSyncExternalStore } from 'react';

export const DARK_QUERY = '(prefers-color-scheme: dark)';
export const TOUCH_QUERY = '(pointer: coarse)';
export const REDUCED_MOTION_QUERY = '(prefers-reduced-motion: reduce)';
export const PRINT_QUERY = 'print';

/** Whether a media query matches; updates when it changes. */
export function useMediaQuery(query: string): boolean {
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
