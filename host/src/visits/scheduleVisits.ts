import type { RegisteredRemote } from '@surco/shared/federation';
import { scheduleAfterLoad } from '../common/scheduleAfterLoad';
import type { GuardedHistory } from '../navigation/guardedHistory';
import { onProblem, watchProblems } from './problems';

/** Delay in ms, so that it does not compete with the first page. */
const START_DELAY_MS = 2500;

/** Counts visits once the first page is shown, or as soon as something goes wrong. Does nothing under `pnpm dev`. */
export function scheduleVisits(remotes: readonly RegisteredRemote[], history: GuardedHistory): void {
  if (process.env.NODE_ENV !== 'production') return;
  let isStarted = false;
  const start = (): void => {
    if (isStarted) return;
    isStarted = true;
    import(/* webpackChunkName: "visits" */ './startVisits').then(
      ({ startVisits }) => startVisits(remotes, history),
      (error: unknown) => console.warn(error),
    );
  };
  watchProblems();
  onProblem(start);
  scheduleAfterLoad(start, START_DELAY_MS);
}
