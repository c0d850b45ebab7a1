import type { RegisteredRemote } from '@surco/shared/federation';
import { scheduleAfterLoad } from '../common/scheduleAfterLoad';
import type { GuardedHistory } from '../navigation/guardedHistory';

/** Delay in ms, so that it does not compete with the first page. */
const START_DELAY_MS = 4000;

/** Loads the hints after the first page. Does nothing under `pnpm dev`, where each build reloads the page anyway. */
export function scheduleHints(remotes: readonly RegisteredRemote[], history: GuardedHistory): void {
  if (process.env.NODE_ENV !== 'production') return;
  scheduleAfterLoad(() => {
    import(/* webpackChunkName: "hints" */ './startHints').then(
      ({ startHints }) => startHints(remotes, history),
      (error: unknown) => console.warn(error),
    );
  }, START_DELAY_MS);
}
