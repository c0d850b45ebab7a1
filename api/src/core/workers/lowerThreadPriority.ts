import { setPriority } from 'node:os';

/** Of the 20 levels below the usual one, as `nice` counts them. */
const priority = 5;

/**
 * Lets everything else that wants to run go first, for a thread whose work may take longer. Only on Linux: there a
 * priority belongs to a thread, elsewhere to the whole process.
 */
export function lowerThreadPriority(): void {
  if (process.platform === 'linux') setPriority(0, priority);
}
