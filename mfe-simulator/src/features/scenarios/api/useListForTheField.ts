import { call } from '@surco/shared/platform';
import { useEffect } from 'react';

/** As "Mis escenarios" asks first. */
const FIRST_PAGE = { page: 1, size: 10, sort: '-createdAt' } as const;

/** Long enough after the first result that nothing of it competes, in ms. */
const PAUSE = 8000;

let asked = false;

/**
 * Once in a tab's life asks for the first page of the saved scenarios: what was answered last is kept on the device,
 * and so they can be read where there is no network, though nobody looked at them before.
 */
export function useListForTheField(): void {
  useEffect(() => {
    if (asked) return undefined;
    const timer = setTimeout(() => {
      if (!navigator.onLine) return;
      asked = true;
      call('GET /simulations', { query: FIRST_PAGE }).catch(() => {
        asked = false;
      });
    }, PAUSE);
    return () => clearTimeout(timer);
  }, []);
}
