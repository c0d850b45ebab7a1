import { setImmediate } from 'node:timers/promises';

/** A turn of work this long is not felt by whoever else asks the server something. */
const sliceMs = 2;

/** For a long loop: waits its turn whenever it has worked long enough, so that the server keeps answering. */
export function breather(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < sliceMs) return;
    await setImmediate();
    since = performance.now();
  };
}
