import { setImmediate } from 'node:timers/promises';

/** Milliseconds of uninterrupted work that do not delay other requests noticeably. */
const sliceMs = 2;

/** For long loops: the returned function yields to the event loop whenever more than 2 ms have passed. */
export function createEventLoopYield(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < sliceMs) return;
    await setImmediate();
    since = performance.now();
  };
}
