import type { SessionUser } from '@surco/shared/contract';
import type { Role } from '@surco/shared/domain';
import type { RegisteredRemote } from '@surco/shared/federation';
import { type OfflineEngine, session } from '@surco/shared/platform';
import { markIncomplete, markMissing, markReady } from './readiness';

/** After this time without the data, the user learns how to get them. */
const DATA_TIMEOUT_MS = 60_000;

type StoredTimes = ReturnType<OfflineEngine['getStoredTimes']>;
type StoredCalls = Pick<OfflineEngine, 'getStoredTimes' | 'subscribeToStoredTimes'>;

/**
 * The time (ISO 8601) of the oldest among the last answers to the calls that a role needs without a network.
 * @param now ISO 8601; the result for a role that needs none
 * @returns null while one is missing
 */
export function findOldestAnswerTime(
  remotes: readonly RegisteredRemote[],
  role: Role,
  stored: StoredTimes,
  now: string,
): string | null {
  const times = remotes.flatMap(({ offlineData }) => offlineData?.[role] ?? []).map((key) => stored[key] ?? null);
  return times.includes(null) ? null : ([...times, now].sort()[0] ?? null);
}

/**
 * Marks the device as ready as soon as it stores the data that the user needs, and again with each newer answer. The
 * caller has made sure that the files are stored.
 */
export function trackReadiness(
  remotes: readonly RegisteredRemote[],
  { id, role }: SessionUser,
  calls: StoredCalls,
): void {
  const check = (): void => {
    if (session.get().user?.id !== id) return stop();
    const at = findOldestAnswerTime(remotes, role, calls.getStoredTimes(), new Date().toISOString());
    if (at === null) markMissing();
    else markReady(at);
  };
  const unsubscribe = calls.subscribeToStoredTimes(check);
  const timer = setTimeout(markIncomplete, DATA_TIMEOUT_MS);
  const stop = (): void => {
    clearTimeout(timer);
    unsubscribe();
  };
  check();
}
