import { getPriority, setPriority } from 'node:os';

/** Levels below the priority of the process, as `nice` counts them; 19 is the lowest there is. */
const levels = 5;
const lowest = 19;

let isLowered = false;

/**
 * Lets everything else that wants to run go first, for a thread whose work may take longer. Only on Linux: there a
 * priority belongs to a thread, elsewhere to the whole process.
 */
export function lowerThreadPriority(): void {
  if (process.platform === 'linux' && !isLowered) setPriority(0, Math.min(getPriority(0) + levels, lowest));
  isLowered = true;
}
