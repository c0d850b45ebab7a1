import type { SessionUser } from '@surco/shared/contract';
import { abandonWhenLost, ApiError, call, isUnanswered, sendAbortable, waitForAnswer } from '@surco/shared/platform';
import { session } from '@surco/shared/platform/host';
import { hasConfirmedIdentity } from './hasConfirmedIdentity';

/** Fetches and stores the user details, unless the session has ended meanwhile. */
async function fetchUser({ id }: SessionUser, signal: AbortSignal): Promise<void> {
  const details = await call('GET /auth/me', {}, { signal });
  if (session.get().user?.id === id) session.setUser(details);
}

/**
 * N-05: fetches the user details again. When no answer arrives in time, and the device knows this user, it counts as
 * offline and the session stays (docs/adr/0005).
 * @throws ApiError when the server answers with a failure, or not at all on a device that does not know the user
 */
async function fetchUserOrStayOffline(user: SessionUser): Promise<void> {
  const request = sendAbortable((signal) => fetchUser(user, signal));
  try {
    await waitForAnswer(request.answer);
  } catch (error) {
    if (!isUnanswered(error) || !(await hasConfirmedIdentity(user))) return request.answer;
    abandonWhenLost(request);
  }
}

/**
 * Refetches the user details (N-05). Offline, a device that knows the user counts as success without an answer.
 * @returns false when that failed; the guard then ends the session, except on a public page (N-06)
 */
export async function refetchUser(): Promise<boolean> {
  const { user } = session.get();
  if (!user) return false;
  if (!navigator.onLine && (await hasConfirmedIdentity(user))) return true;
  try {
    await fetchUserOrStayOffline(user);
    return true;
  } catch (error) {
    console.warn('The user details were not fetched:', error instanceof ApiError ? error.code : error);
    return false;
  }
}
