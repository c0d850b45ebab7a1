import { useEffect, useState, useSyncExternalStore } from 'react';
import { type Engine, type Entry, offline } from '../platform';

const NONE: readonly Entry[] = [];
const nothing = (): (() => void) => () => undefined;

/**
 * What the person has on this device: drafts, what waits to be sent, what was sent or refused lately; newest first.
 * Null until it has been read.
 */
export function useEntries(): { entries: readonly Entry[]; engine: Engine } | null {
  const [engine, setEngine] = useState<Engine | null>(null);
  useEffect(() => {
    let here = true;
    offline().then(
      async (loaded) => {
        await loaded.loadEntries();
        if (here) setEngine(loaded);
      },
      (error: unknown) => console.warn(error),
    );
    return () => {
      here = false;
    };
  }, []);
  const entries = useSyncExternalStore(engine?.onEntries ?? nothing, engine?.entriesNow ?? (() => NONE));
  return engine && { entries, engine };
}
