import { randomUUID } from 'node:crypto';

/**
 * A UUID version 7.
 * @param time milliseconds since 1970, its first 48 bits
 * @param sequence the next twelve bits; orders the ids of one millisecond
 * @param source the UUID whose last 64 bits, variant included, it takes
 */
export function createUuidV7At(time: number, sequence = 0, source: string = randomUUID()): string {
  const hex = time.toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7${sequence.toString(16).padStart(3, '0')}-${source.slice(19)}`;
}

/** As many as twelve bits can number. */
const maxIdsPerMillisecond = 4_096;

let lastTime = 0;
let sequence = 0;

/**
 * A UUID version 7 that sorts after every earlier one of this process. Lists show the latest of one day first, and rows
 * written together are neighbours in an index.
 */
export function createOrderedId(now = Date.now()): string {
  sequence = now > lastTime ? 0 : sequence + 1;
  lastTime = Math.max(lastTime, now);
  if (sequence === maxIdsPerMillisecond) {
    lastTime += 1;
    sequence = 0;
  }
  return createUuidV7At(lastTime, sequence);
}
