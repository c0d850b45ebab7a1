import { call } from '../http/call';
import { sendWithTimeout } from '../http/networkTimeout';
import { trackAnswer, useConnectionState } from './connectionState';
import { abortLateRequests } from './lateRequests';

/** In ms. */
const CHECK_TIMEOUT_MS = 10_000;

/**
 * Asks the server whether it answers again, because a page may have nothing to fetch. If it does, the requests that got
 * lost before are aborted, so that the next call sends them anew.
 * @returns whether it answered, even if with an error
 */
export async function checkServer(): Promise<boolean> {
  const request = sendWithTimeout((signal) => call('GET /auth/me', {}, { signal }), CHECK_TIMEOUT_MS);
  trackAnswer(request);
  await request.catch(() => undefined);
  if (useConnectionState.getState().isUnreachable) return false;
  abortLateRequests();
  return true;
}
