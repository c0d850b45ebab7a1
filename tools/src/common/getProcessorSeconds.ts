import { cpus } from 'node:os';

/**
 * The seconds for which the processors of this machine have worked since its start, for all programs. The times of
 * children lack those that nobody waits for, such as the pages of a browser.
 */
export const getProcessorSeconds = (): number =>
  cpus().reduce((sum, { times: { user, nice, sys, irq } }) => sum + user + nice + sys + irq, 0) / 1000;
