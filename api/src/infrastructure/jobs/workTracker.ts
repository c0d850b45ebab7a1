import { setImmediate } from 'node:timers/promises';

export interface WorkTracker {
  /** @returns the same promise */
  track: <T>(work: Promise<T>) => Promise<T>;
  /** Waits until nothing tracked is pending, including what follows at once from what has ended. */
  settle: () => Promise<void>;
}

/** Tracks work that others have begun, to wait for its end. */
export function createWorkTracker(): WorkTracker {
  const pending = new Set<Promise<unknown>>();
  return {
    track: (work) => {
      pending.add(work);
      const remove = () => pending.delete(work);
      work.then(remove, remove);
      return work;
    },
    settle: async () => {
      do {
        await Promise.allSettled(pending);
        await setImmediate();
      } while (pending.size > 0);
    },
  };
}
