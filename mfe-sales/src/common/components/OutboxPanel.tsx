import { lazyPage, useOutboxCount } from '@surco/shared/platform';
import { useOfflinePrefetch } from '../hooks/useOfflinePrefetch';

const Outbox = lazyPage(() => import(/* webpackChunkName: "outbox" */ './Outbox'));

/**
 * The outbox above the lists: drafts, pending items and those sent within the last day. Its code is loaded only when
 * there is one. Also starts the offline prefetch of a consultant.
 */
export function OutboxPanel() {
  useOfflinePrefetch();
  const hasItems = useOutboxCount(({ count }) => count > 0);
  return hasItems ? <Outbox skeleton={null} failed={() => null} /> : null;
}
