import type { NotificationSummary } from '../tabMessages';

/** Events within this time, in ms, are reported together. */
const BATCH_WINDOW_MS = 250;
/** Number of ids that are remembered to skip duplicates. */
const MAX_SEEN_IDS = 1000;

interface NotificationBatch {
  /** Adds a notification; null for an event without one. */
  add: (notification: NotificationSummary | null) => void;
  stop: () => void;
}

/** Collects events and reports them together, each notification only once. */
export function batchNotifications(
  onBatch: (notifications: readonly NotificationSummary[]) => void,
): NotificationBatch {
  const seenIds = new Set<string>();
  let pending: NotificationSummary[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = (): void => {
    timer = undefined;
    const batch = pending;
    pending = [];
    onBatch(batch);
  };
  return {
    add: (notification) => {
      if (notification && !seenIds.has(notification.id)) {
        seenIds.add(notification.id);
        pending.push(notification);
        for (const oldest of seenIds) if (seenIds.size > MAX_SEEN_IDS) seenIds.delete(oldest);
      }
      timer ??= setTimeout(flush, BATCH_WINDOW_MS);
    },
    stop: () => clearTimeout(timer),
  };
}
