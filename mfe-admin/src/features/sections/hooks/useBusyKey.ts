import { useState } from 'react';

/** Runs one change at a time, so that a double press sends one. @returns the key of the running one, and what runs it */
export function useBusyKey(): [busyKey: string | null, run: (key: string, change: () => Promise<void>) => void] {
  const [busyKey, setBusyKey] = useState<string | null>(null);
  const run = (key: string, change: () => Promise<void>): void => {
    if (busyKey !== null) return;
    setBusyKey(key);
    void change().finally(() => setBusyKey(null));
  };
  return [busyKey, run];
}
