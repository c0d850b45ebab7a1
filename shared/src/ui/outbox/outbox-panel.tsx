import { useEffect } from 'react';
import { createRetryableLoad, useLazyState, useOutboxCount } from '../../platform';
import type { OutboxListProps } from './outbox-list';

const outboxList = createRetryableLoad(() => import(/* webpackChunkName: "outbox" */ './outbox-list'));

/**
 * The outbox above a list: drafts, pending items and those sent within the last day. Its code is loaded only when there
 * is one.
 */
export function OutboxPanel(props: OutboxListProps) {
  const hasItems = useOutboxCount(({ count }) => count > 0);
  const code = useLazyState(outboxList);
  useEffect(() => {
    if (hasItems) void outboxList.load();
  }, [hasItems]);
  return hasItems && code.status === 'loaded' ? <code.module.OutboxList {...props} /> : null;
}
