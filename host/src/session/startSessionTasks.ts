import { deleteCachedResponses, runWhenIdle, session } from '@surco/shared/platform';
import type { IsPublicPath } from '../navigation/target';
import { renewSsoAtStart } from './sso/renewSsoAtStart';
import { watchTabs } from './tabSync';
import { watchUnauthorized } from './unauthorized';

/** In ms. Single sign-on then starts even if the browser is busy. */
const SSO_START_TIMEOUT_MS = 2000;

/**
 * Starts the background tasks of the session: handling of lost sessions and new terms, synchronization with the other
 * tabs, and the renewal of single sign-on.
 */
export function startSessionTasks(isPublicPath: IsPublicPath): void {
  // A tab that was closed while its session ended may have left cached answers.
  if (!session.get().user) void deleteCachedResponses();
  watchUnauthorized(isPublicPath);
  watchTabs(isPublicPath);
  runWhenIdle(() => void renewSsoAtStart(), SSO_START_TIMEOUT_MS);
}
