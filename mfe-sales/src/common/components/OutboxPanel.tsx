import { lazyPage, useOutboxCount } from '@surco/shared/platform';
import { useOfflinePrefetch } from '../hooks/useOfflinePrefetch';

const Outbox = lazyPage(() => import(/* webpackChunkName: "outbox" */ './Outbox'));

/** Unsent work above the lists. Its code is loaded only when there is some. */
export function OutboxPanel() {
  useOfflinePrefetch();
  const hasItems = useOutboxCount(({ count }) => count > 0);
  return hasItems ? <Outbox skeleton={null} failed={() => null} /> : null;
}
