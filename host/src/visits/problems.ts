import type { VisitErrorKind } from '@surco/shared/domain';
import { onChunkLoadError } from '@surco/shared/platform';

/** What went wrong for the user of the page. `load`: code did not arrive, after its retries. */
export interface Problem {
  kind: VisitErrorKind | 'load';
  error: unknown;
}

/** An error in an endless loop must not fill the memory. */
const MAX_PROBLEMS = 50;
const problems: Problem[] = [];
let notify = (): void => undefined;

export function reportProblem(kind: Problem['kind'], error: unknown): void {
  if (problems.length < MAX_PROBLEMS) problems.push({ kind, error });
  notify();
}

/** Calls `listener` at each problem, in place of the previous listener. */
export function onProblem(listener: () => void): void {
  notify = listener;
}

/** Removes the problems that were reported so far and returns them. */
export const takeProblems = (): Problem[] => problems.splice(0);

/**
 * Reports uncaught errors, rejected promises that nobody handles, and code that does not arrive. Notices of the browser
 * ("ResizeObserver loop …") and errors of other sites' scripts ("Script error.") come without a thrown value: they count
 * for nobody.
 */
export function watchProblems(): void {
  addEventListener('error', ({ error }: ErrorEvent) => {
    if (error) reportProblem('script', error);
  });
  addEventListener('unhandledrejection', ({ reason }) => reportProblem('promise', reason));
  onChunkLoadError((error) => reportProblem('load', error));
}
