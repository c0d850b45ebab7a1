import { createRetryableLoad, useLazyState, useOutboxCount } from '@surco/shared/platform';
import { useEffect } from 'react';
import type { PendingBalanceProps } from './PendingBalanceText';

const pendingBalance = createRetryableLoad(
  () => import(/* webpackChunkName: "pending-balance" */ './PendingBalanceText'),
);

/** What the payments that wait on this device leave of a balance; its code is loaded only when something is stored. */
export function PendingBalance(props: PendingBalanceProps) {
  const hasItems = useOutboxCount(({ count }) => count > 0);
  const code = useLazyState(pendingBalance);
  useEffect(() => {
    if (hasItems) void pendingBalance.load();
  }, [hasItems]);
  return hasItems && code.status === 'loaded' ? <code.module.PendingBalanceText {...props} /> : null;
}
