import { useSession } from '@surco/shared/platform';
import { useEffect } from 'react';

/** Delay after the list, in ms, so that the prefetch does not compete with it. */
const PREFETCH_DELAY_MS = 8000;

let prefetchedUserId: string | undefined;

/**
 * Prefetches a consultant's offline data once per page load; after a failure again when the network is back or the tab
 * is shown or hidden.
 */
export function useOfflinePrefetch(): void {
  const user = useSession((state) => state.user);
  useEffect(() => {
    if (user?.role !== 'Consultant') return undefined;
    const prefetch = (): void => {
      if (prefetchedUserId === user.id || !navigator.onLine) return;
      prefetchedUserId = user.id;
      import(/* webpackChunkName: "prefetch-for-offline" */ '../api/prefetchForOffline')
        .then(({ prefetchForOffline }) => prefetchForOffline(user))
        .catch(() => {
          prefetchedUserId = undefined;
        });
    };
    const timer = setTimeout(prefetch, PREFETCH_DELAY_MS);
    window.addEventListener('online', prefetch);
    document.addEventListener('visibilitychange', prefetch);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', prefetch);
      document.removeEventListener('visibilitychange', prefetch);
    };
  }, [user]);
}
