import { call } from '@surco/shared/platform';
import { useEffect } from 'react';

/** First request of "Mis escenarios". */
const FIRST_PAGE = { page: 1, size: 10, sort: '-createdAt' } as const;

/** Delay after the first result, in ms, so that the prefetch does not compete with it. */
const PREFETCH_DELAY_MS = 8000;

let isPrefetched = false;

/**
 * Prefetches the first page of the saved scenarios once per tab, so that they can be read offline.
 */
export function usePrefetchScenarioList(): void {
  useEffect(() => {
    if (isPrefetched) return undefined;
    const timer = setTimeout(() => {
      if (!navigator.onLine) return;
      isPrefetched = true;
      call('GET /simulations', { query: FIRST_PAGE }).catch(() => {
        isPrefetched = false;
      });
    }, PREFETCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
}
