import { declareOfflineCalls, networkFirst, type OfflineCalls, registerCallMiddleware } from '@surco/shared/platform';
import type { RegisteredRemote } from '@surco/shared/federation';

/**
 * Without a network only the navigation guard reads the stored answer of `GET /auth/me`, and checks its age; `call`
 * never returns it.
 */
const HOST_OFFLINE_CALLS: OfflineCalls = { 'GET /auth/me': { maxAnswers: 1, answersOffline: false } };

/** Stores the answers of the declared calls from the first call on. Runs before the first render. */
export function cacheCallsForOffline(remotes: readonly RegisteredRemote[]): void {
  declareOfflineCalls(HOST_OFFLINE_CALLS, ...remotes.flatMap(({ offlineCalls }) => offlineCalls ?? []));
  registerCallMiddleware(networkFirst);
}
