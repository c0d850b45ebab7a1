import { useSession } from '@surco/shared/platform';
import { useEffect } from 'react';

/** Delay after the list, in ms, so that the prefetch does not compete with it. */
const PREFETCH_DELAY_MS = 8000;

let prefetchedUserId: string | undefined;

/** Prefetches a consultant's offline data once per tab. */
export function useOfflinePrefetch(): void {
  const user = useSession((state) => state.user);
  useEffect(() => {
    if (user?.role !== 'Consultant' || prefetchedUserId === user.id) return undefined;
    const timer = setTimeout(() => {
      if (!navigator.onLine) return;
      prefetchedUserId = user.id;
      import(/* webpackChunkName: "prefetch-for-offline" */ '../api/prefetchForOffline')
        .then(({ prefetchForOffline }) => prefetchForOffline(user))
        .catch(() => {
          prefetchedUserId = undefined;
        });
    }, PREFETCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [user]);
}
