import { call } from '@surco/shared/platform';
import { useEffect } from 'react';

/** Query of the first request of `SimulationListPage`. They must be equal: a cached answer is found by its URL. */
const FIRST_PAGE_QUERY = { page: 1, size: 10, sort: '-createdAt' } as const;

/** Delay after the action bar is shown, in ms, so that the prefetch does not compete with the page's own requests. */
const PREFETCH_DELAY_MS = 8000;

let isRequested = false;

/** Requests the first page of the saved simulations once per tab; the answer is cached, so it can be read offline. */
export function usePrefetchSimulationList(): void {
  useEffect(() => {
    if (isRequested) return undefined;
    const timer = setTimeout(() => {
      if (!navigator.onLine) return;
      isRequested = true;
      call('GET /simulations', { query: FIRST_PAGE_QUERY }).catch(() => {
        isRequested = false;
      });
    }, PREFETCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
}
