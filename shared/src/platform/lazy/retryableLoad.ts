import { createStore } from 'zustand';
import { emitChunkLoadError } from './chunkLoadError';

export type LazyState<T> =
  { status: 'idle' | 'loading' } | { status: 'loaded'; module: T } | { status: 'failed'; error: unknown };

/**
 * Code that is loaded on demand, with its state and a retry, e.g. for the retry of a failed section. Pages, and selects
 * that take the place of a simpler field, follow it with `useLazyState`; for small parts, `subscribe` and `getState` fit
 * `useSyncExternalStore`.
 */
export interface RetryableLoad<T> {
  getState: () => LazyState<T>;
  subscribe: (listener: () => void) => () => void;
  /**
   * Loads the code unless it is loaded or loading. After a failure the state stays `failed` until the code arrives.
   * @returns whether the code is loaded once this attempt, and a retry queued during it, have ended; never rejects
   */
  load: () => Promise<boolean>;
  /**
   * Like `load`, but the state becomes `loading` at once. A running attempt may hang, so if it fails, the next attempt
   * starts by itself.
   */
  retry: () => Promise<boolean>;
}

/** The reason of a failed attempt that took longer than allowed. */
export class LoadTimeoutError extends Error {
  override readonly name = 'LoadTimeoutError';
}

/**
 * Creates the state machine for code that is loaded on demand: idle → loading → loaded or failed, with a retry after a
 * failure. A failure is reported by `emitChunkLoadError`, unless a queued retry follows or the code has arrived late.
 * @param importCode the dynamic import; called again for each attempt
 * @param options `timeoutMs`: an attempt that takes longer counts as failed with {@link LoadTimeoutError}; code that
 * arrives later is still used
 */
export function createRetryableLoad<T>(
  importCode: () => Promise<T>,
  { timeoutMs }: { timeoutMs?: number } = {},
): RetryableLoad<T> {
  const store = createStore<LazyState<T>>()(() => ({ status: 'idle' }));
  let attempt: Promise<boolean> | null = null;
  let isRetryQueued = false;

  const isLoaded = (): boolean => store.getState().status === 'loaded';

  function start(): Promise<boolean> {
    if (store.getState().status === 'idle') store.setState({ status: 'loading' }, true);
    return new Promise((resolve) => {
      let isOver = false;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const fail = (error: unknown): void => {
        clearTimeout(timer);
        if (isOver) return;
        isOver = true;
        attempt = null;
        if (isLoaded() || isRetryQueued) {
          isRetryQueued = false;
          resolve(load());
          return;
        }
        store.setState({ status: 'failed', error }, true);
        emitChunkLoadError(error);
        resolve(false);
      };
      if (timeoutMs !== undefined) {
        timer = setTimeout(() => fail(new LoadTimeoutError(`No answer within ${timeoutMs} ms.`)), timeoutMs);
      }
      importCode().then((module) => {
        clearTimeout(timer);
        if (!isLoaded()) store.setState({ status: 'loaded', module }, true);
        resolve(true);
      }, fail);
    });
  }

  function load(): Promise<boolean> {
    if (isLoaded()) return Promise.resolve(true);
    attempt ??= start();
    return attempt;
  }

  function retry(): Promise<boolean> {
    if (isLoaded()) return Promise.resolve(true);
    store.setState({ status: 'loading' }, true);
    isRetryQueued = attempt !== null;
    return load();
  }

  return { getState: store.getState, subscribe: store.subscribe, load, retry };
}
