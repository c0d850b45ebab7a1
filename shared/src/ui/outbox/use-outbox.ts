import { useEffect, useState, useSyncExternalStore } from 'react';
import { type OfflineEngine, type OutboxItem, loadOfflineEngine } from '../../platform';

const EMPTY_OUTBOX: readonly OutboxItem[] = [];
const subscribeToNothing = (): (() => void) => () => undefined;

/**
 * The outbox of the signed-in user on this device: drafts (also those that the server rejected), pending requests, and
 * those sent in the last day; newest first.
 * `null` until it has been read.
 */
export function useOutbox(): { items: readonly OutboxItem[]; engine: OfflineEngine } | null {
  const [engine, setEngine] = useState<OfflineEngine | null>(null);
  useEffect(() => {
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
  }, []);
  const items = useSyncExternalStore(
    engine?.subscribeToOutbox ?? subscribeToNothing,
    engine?.getOutboxSnapshot ?? (() => EMPTY_OUTBOX),
  );
  return engine && { items, engine };
}
