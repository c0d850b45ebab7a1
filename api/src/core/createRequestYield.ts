import { setTimeout as pause } from 'node:timers/promises';
import { measurements } from './measurements';

/** Longest pause, in ms: a step also takes long when it waits, such as for a slow client. */
const maxPauseMs = 250;

let answeredCount = 0;
measurements.requests.subscribe(() => (answeredCount += 1));

/**
 * For jobs that keep the processor and PostgreSQL busy for seconds. The returned function is called after each step of
 * the job. If this process has answered requests meanwhile, it waits as long as the step took, so that half of the time
 * is left to them.
 * @returns whether there were requests
 */
export function createRequestYield(): () => Promise<boolean> {
  let since = performance.now();
  let countBefore = answeredCount;
  return async () => {
    const hadRequests = answeredCount > countBefore;
    if (hadRequests) await pause(Math.min(performance.now() - since, maxPauseMs));
    since = performance.now();
    countBefore = answeredCount;
    return hadRequests;
  };
}
