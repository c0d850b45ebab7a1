import { existsSync, readFileSync } from 'node:fs';

const STAT = '/proc/self/stat';
const TICKS_PER_SECOND = 100;

/**
 * The seconds that the processors have worked for children that have ended, and for theirs, which
 * `process.resourceUsage` leaves out. Only Linux says it; elsewhere 0.
 */
export function readProcessorSeconds(): number {
  if (!existsSync(STAT)) return 0;
  // After the name of the program, which may contain spaces. See proc(5): cutime and cstime.
  const fields = readFileSync(STAT, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[13]) + Number(fields[14])) / TICKS_PER_SECOND;
}
