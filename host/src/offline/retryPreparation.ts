import { session } from '@surco/shared/platform';
import { isVisibleAndOnline, watchVisibilityAndOnline } from '../common/watchVisibilityAndOnline';
import { markIncomplete } from './readiness';

const FIRST_DELAY_MS = 30_000;
const MAX_DELAY_MS = 15 * 60_000;

/**
 * Resolves after `ms`, or earlier when the network is back or the page is shown again; in each case only while the page
 * is visible and online, else at the next such event. Resolves at once when `isCurrent` has become false.
 */
function waitForRetry(ms: number, isCurrent: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const check = (): void => {
      if (isCurrent() && !isVisibleAndOnline()) return;
      clearTimeout(timer);
      for (const stop of stops) stop();
      resolve();
    };
    const timer = setTimeout(check, ms);
    const stops = [watchVisibilityAndOnline(check), session.subscribe(() => !isCurrent() && check())];
  });
}

/**
 * Repeats a step of the preparation until it succeeds or the session of the user ends. A failure marks the device as
 * incomplete, unless an earlier preparation has made it ready.
 * @param attempt resolves to whether it has succeeded
 */
export async function retryPreparation(userId: string, attempt: () => Promise<boolean>): Promise<void> {
  const isCurrent = (): boolean => session.get().user?.id === userId;
  for (let delayMs = FIRST_DELAY_MS; isCurrent(); delayMs = Math.min(2 * delayMs, MAX_DELAY_MS)) {
    const isDone = await attempt().catch((error: unknown) => {
      console.warn(error);
      return false;
    });
    if (isDone || !isCurrent()) return;
    markIncomplete();
    await waitForRetry(delayMs, isCurrent);
  }
}
