import { getPriority, setPriority } from 'node:os';

/** Levels below the priority of the process, as `nice` counts them; 19 is the lowest there is. */
const levels = 5;
const lowest = 19;

/**
 * Lets everything else that wants to run go first, for a thread whose work may take longer. Only on Linux: there a
 * priority belongs to a thread, elsewhere to the whole process.
 */
export function lowerThreadPriority(): void {
  if (process.platform === 'linux') setPriority(0, Math.min(getPriority(0) + levels, lowest));
}
