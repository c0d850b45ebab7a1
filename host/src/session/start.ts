import { forgetAnswers, session } from '@surco/shared/platform';
import { startSso } from './sso/start';
import { watchTabs } from './tabs';
import { watchUnauthorized } from './unauthorized';

const IDLE_WITHIN = 2000;

/** Runs once the first page has been drawn, so that it never competes with it. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: IDLE_WITHIN });
  else setTimeout(work, 200);
}

/** Everything the session does by itself: lost sessions, the other tabs, and single sign-on at start-up. */
export function startSession(): void {
  // A tab that was closed while its session ended may have left answers behind.
  if (!session.get().user) void forgetAnswers();
  watchUnauthorized();
  watchTabs();
  whenIdle(() => void startSso());
}
