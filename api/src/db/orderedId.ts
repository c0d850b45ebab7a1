import { randomUUID } from 'node:crypto';

/** A UUID that begins with a time (version 7) and a number within that time; the rest is another UUID's. */
export function idAt(time: number, number = 0, rest: string = randomUUID()): string {
  const hex = time.toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7${number.toString(16).padStart(3, '0')}-${rest.slice(19)}`;
}

/** As many as twelve bits number. */
const perTime = 4_096;

let time = 0;
let number = 0;

/**
 * A UUID that comes after the one before it. What is made later sorts later, so of the documents of one day the last
 * one stands first in a list; and many rows made together lie together in an index, so that writing thousands of them
 * touches few of its pages.
 */
export function orderedId(now = Date.now()): string {
  number = now > time ? 0 : number + 1;
  time = Math.max(time, now);
  if (number === perTime) {
    time += 1;
    number = 0;
  }
  return idAt(time, number);
}
