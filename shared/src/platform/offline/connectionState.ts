import { create } from 'zustand';
import { ApiError, isUnanswered } from '../http/apiError';
import { withNetworkTimeout } from '../http/networkTimeout';

/** Whether the data on the screen is current. */
export interface ConnectionState {
  /** Time of the oldest stored answer on the screen (ISO 8601); null while all data comes from the server. */
  staleSince: string | null;
  /** Whether the server left the last request without an answer, even if the browser reports a network. */
  isUnreachable: boolean;
}

/** The connection state of the page, as a store and as a hook. */
export const useConnectionState = create<ConnectionState>()(() => ({ staleSince: null, isUnreachable: false }));

function setUnreachable(isUnreachable: boolean): void {
  if (useConnectionState.getState().isUnreachable !== isUnreachable) useConnectionState.setState({ isUnreachable });
}

/** Records whether the server answers a request. */
export function trackAnswer(request: Promise<unknown>): void {
  request.then(
    () => setUnreachable(false),
    // An aborted request says nothing about the server.
    (error: unknown) => error instanceof ApiError && setUnreachable(isUnanswered(error)),
  );
}

/** In ms, as long as the service worker waits for a page. */
const ANSWER_TIMEOUT_MS = 4000;
/** In ms, while the server leaves requests without an answer. */
const UNREACHABLE_TIMEOUT_MS = 1000;

/**
 * Waits for a request that the device can answer in the server's place. The request itself goes on.
 * @throws ApiError of status 0, as without a network, when no answer arrives in time
 */
export async function waitForAnswer<T>(request: Promise<T>): Promise<T> {
  const { isUnreachable } = useConnectionState.getState();
  try {
    return await withNetworkTimeout(request, isUnreachable ? UNREACHABLE_TIMEOUT_MS : ANSWER_TIMEOUT_MS);
  } catch (error) {
    if (isUnanswered(error)) setUnreachable(true);
    throw error;
  }
}

/** The stored answers on the screen: address of the request → time of the answer (ISO 8601). */
const staleResponses = new Map<string, string>();

function publishStaleSince(): void {
  const staleSince = [...staleResponses.values()].sort()[0] ?? null;
  if (useConnectionState.getState().staleSince !== staleSince) useConnectionState.setState({ staleSince });
}

/** Records that a stored answer of this time (ISO 8601) is shown for a request. */
export function markShownFromDevice(address: string, at: string): void {
  staleResponses.set(address, at);
  publishStaleSince();
}

/** Records that the server answered this request. */
export function markShownFromServer(address: string): void {
  if (staleResponses.delete(address)) publishStaleSince();
}

/** Fetches everything on the screen again; answers that are no longer shown no longer count as stale. */
export async function refetchStale(refetchAll: () => Promise<unknown>): Promise<void> {
  staleResponses.clear();
  await refetchAll();
  publishStaleSince();
}
