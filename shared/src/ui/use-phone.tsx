import { useSyncExternalStore } from 'react';

const PHONE = '(max-width: 767.98px)';

function subscribe(changed: () => void): () => void {
  const media = window.matchMedia(PHONE);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}

/** Whether the window is as narrow as a phone (under 768 px); follows a turned device. */
export const usePhone = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia(PHONE).matches);
