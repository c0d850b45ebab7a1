import { useCall, useLocation, useSession } from '@surco/shared/platform';
import { useEffect } from 'react';
import { useSectionPaths } from '../../navigation/sectionPaths';
import { listActions, listPages } from './model/pageItems';
import { matchRecord } from './model/matchRecord';
import { storeRecentItem } from './model/recentItems';
import { toCustomerItem, toProductItem, toSaleItem, toUserItem, toVoucherItem } from './model/recordItems';
import type { SearchItem } from './model/searchItem';

/** Reads what the page itself has requested, without a request of its own. */
const CACHE_ONLY = { revalidateOnMount: false, revalidateIfStale: false, revalidateOnReconnect: false };

/** The record of the page, as soon as the page has it. */
function useOpenedRecord(pathname: string): SearchItem | undefined {
  const ids = matchRecord(pathname);
  const toRequest = (id: string | undefined) => (id ? { params: { id } } : null);
  const { data: sale } = useCall('GET /sales/{id}', toRequest(ids.sale), CACHE_ONLY);
  const { data: voucher } = useCall('GET /vouchers/{id}', toRequest(ids.voucher), CACHE_ONLY);
  const { data: customer } = useCall('GET /clients/{id}', toRequest(ids.customer), CACHE_ONLY);
  const { data: product } = useCall('GET /products/{id}', toRequest(ids.product), CACHE_ONLY);
  const { data: user } = useCall('GET /users/{id}', toRequest(ids.user), CACHE_ONLY);
  // The last page's record is shown until the next one arrives (`keepPreviousData`).
  if (ids.sale && sale?.id === ids.sale) return toSaleItem(sale);
  if (ids.voucher && voucher?.id === ids.voucher) return toVoucherItem(voucher);
  if (ids.customer && customer?.id === ids.customer) return toCustomerItem(customer);
  if (ids.product && product?.id === ids.product) return toProductItem(product);
  return ids.user && user?.id === ids.user ? toUserItem(user) : undefined;
}

/** Remembers on this device which records and pages the user opens, for the start of the global search. */
export default function RecentTracker(): null {
  const { pathname } = useLocation();
  const { remotes, profile } = useSectionPaths();
  const user = useSession((state) => state.user);
  const record = useOpenedRecord(pathname);
  const page = user
    ? [...listPages(remotes, user.role, profile[user.role]), ...listActions(remotes, user.role)].find(
        ({ to }) => to === pathname,
      )
    : undefined;
  const opened = record ?? page;
  useEffect(() => {
    if (user && opened) storeRecentItem(user.id, opened);
  }, [user, opened]);
  return null;
}
