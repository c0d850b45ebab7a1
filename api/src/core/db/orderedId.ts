import { randomUUID } from 'node:crypto';

/** A UUID that begins with a time (version 7) and a number within that time; the rest is another UUID's. */
export function createUuidV7At(time: number, number = 0, rest: string = randomUUID()): string {
  const hex = time.toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7${number.toString(16).padStart(3, '0')}-${rest.slice(19)}`;
}

/** Twelve bits of the UUID number the ids of one millisecond. */
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
