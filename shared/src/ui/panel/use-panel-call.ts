import type { CallKey, CallRequest, CallResponse } from '../../contract';
import { type CallState, isTemporaryError, useCall, useConnectionState } from '../../platform';

/** The state of a call whose last answer stays on the screen when it cannot be fetched again. */
export interface PanelState<D> extends CallState<D> {
  /** Why `data` could not be fetched again; then `error` is undefined. */
  refreshError?: unknown;
  /** When `data` was fetched (ISO 8601); undefined when that is unknown. */
  fetchedAt?: string | undefined;
}

/** When each call was answered, by key and request (ISO 8601). */
const fetchTimes = new Map<string, string>();

/**
 * Reads a call for a panel: `useCall` that never shows the answer to another request, and keeps its own when it cannot be
 * fetched again.
 * @param request path parameters and query of the contract; null makes no request
 */
export function usePanelCall<K extends CallKey>(key: K, request: CallRequest<K> | null): PanelState<CallResponse<K>> {
  const id = JSON.stringify([key, request]);
  const { data, error, isLoading, isValidating, mutate } = useCall(key, request, {
    keepPreviousData: false,
    // Without a network the answer may be an older one of the device.
    onSuccess: () => fetchTimes.set(id, useConnectionState.getState().staleSince ?? new Date().toISOString()),
  });
  const state = { data, isLoading, isValidating, mutate, fetchedAt: fetchTimes.get(id) };
  // Not when the record is gone or the user may no longer see it.
  return data !== undefined && error !== undefined && isTemporaryError(error)
    ? { ...state, error: undefined, refreshError: error }
    : { ...state, error };
}
