import { OutboxPanel as Outbox } from '@surco/shared/ui/outbox';
import { useOfflinePrefetch } from '../hooks/useOfflinePrefetch';

/** The outbox above the lists. Also starts the offline prefetch of a consultant. */
export function OutboxPanel() {
  useOfflinePrefetch();
  return <Outbox />;
}
