import { declareOfflineCalls, networkFirst, type OfflineCalls, registerCallMiddleware } from '@surco/shared/platform';
import type { RegisteredRemote } from '@surco/shared/federation';

/**
 * Only `hasConfirmedIdentity` reads the stored answer of `GET /auth/me`, and checks its age; `call` never returns it in
 * the server's place.
 */
const HOST_OFFLINE_CALLS: OfflineCalls = { 'GET /auth/me': { maxAnswers: 1, answersOffline: false } };

/**
 * From the first call on, stores the answers of the calls that host and sections declare, and returns them when the
 * server does not answer in time. Runs before the first render.
 */
export function cacheCallsForOffline(remotes: readonly RegisteredRemote[]): void {
  declareOfflineCalls(HOST_OFFLINE_CALLS, ...remotes.flatMap(({ offlineCalls }) => offlineCalls ?? []));
  registerCallMiddleware(networkFirst);
}
