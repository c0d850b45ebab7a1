import { useSyncExternalStore } from 'react';

/** Creates a hook that returns whether a media query matches, and updates when that changes. */
export function createMediaQueryHook(query: string): () => boolean {
  const subscribe = (onChange: () => void): (() => void) => {
    const media = window.matchMedia(query);
    media.addEventListener('change', onChange);
    return () => media.removeEventListener('change', onChange);
  };
  const matches = (): boolean => window.matchMedia(query).matches;
  return () => useSyncExternalStore(subscribe, matches);
}
