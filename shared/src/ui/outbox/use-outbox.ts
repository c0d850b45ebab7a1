import { useEffect, useState, useSyncExternalStore } from 'react';
import { type OfflineEngine, type OutboxItem, loadOfflineEngine, useOutboxCount } from '../../platform';

const EMPTY_OUTBOX: readonly OutboxItem[] = [];
const subscribeToNothing = (): (() => void) => () => undefined;

/**
 * The outbox of the signed-in user on this device: drafts (also those that the server rejected), pending requests, and
 * those sent in the last day; newest first.
 * `null` until it has been read.
 */
export function useOutbox(isEnabled = true): { items: readonly OutboxItem[]; engine: OfflineEngine } | null {
  const [engine, setEngine] = useState<OfflineEngine | null>(null);
  useEffect(() => {
    if (!isEnabled) return undefined;
    let mounted = true;
    loadOfflineEngine().then(
      async (loaded) => {
        await loaded.loadOutbox();
        if (mounted) setEngine(loaded);
      },
      (error: unknown) => console.warn(error),
    );
    return () => {
      mounted = false;
    };
  }, [isEnabled]);
  const items = useSyncExternalStore(
    engine?.subscribeToOutbox ?? subscribeToNothing,
    engine?.getOutboxSnapshot ?? (() => EMPTY_OUTBOX),
  );
  return engine && { items, engine };
}

/** The items of the outbox, newest first; its code is loaded only when there are some. */
export const useOutboxItems = (): readonly OutboxItem[] =>
  useOutbox(useOutboxCount(({ count }) => count > 0))?.items ?? EMPTY_OUTBOX;
