import type { CallQuery } from '@surco/shared/contract';
import { useCall, useLocation } from '@surco/shared/platform';
import { DEFAULT_TAB, type Tab, tabPath, TABS } from './tabs';

/** E-05: the sales of the state, by what the list asks for. */
export const useSales = (query: CallQuery<'GET /sales'>) => useCall('GET /sales', { query });

/** E-05: the vouchers of the state. */
export const useVouchers = (query: CallQuery<'GET /vouchers'>) => useCall('GET /vouchers', { query });

/** E-05: the current tab; the address holds it. */
export function useCurrentTab(): Tab {
  const { pathname } = useLocation();
  return TABS.find((tab) => pathname.startsWith(tabPath(tab))) ?? DEFAULT_TAB;
}
