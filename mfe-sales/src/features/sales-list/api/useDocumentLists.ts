import type { CallQuery } from '@surco/shared/contract';
import { useCall, useLocation } from '@surco/shared/platform';
import { DEFAULT_TAB, type Tab, getTabPath, TABS } from '../../../common/model/tabs';

/** E-05: the sales list by its query. */
export const useSales = (query: CallQuery<'GET /sales'>) => useCall('GET /sales', { query });

/** E-05: the list of DKbonos by its query. */
export const useVouchers = (query: CallQuery<'GET /vouchers'>) => useCall('GET /vouchers', { query });

/** E-05: the current tab, from the path. */
export function useCurrentTab(): Tab {
  const { pathname } = useLocation();
  return TABS.find((tab) => pathname.startsWith(getTabPath(tab))) ?? DEFAULT_TAB;
}
