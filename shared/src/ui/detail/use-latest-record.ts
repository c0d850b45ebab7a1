import type { CallResponse, CallKey, CallRequest } from '../../contract';
import { type CallState, useCall } from '../../platform';
import { useEffect, useState } from 'react';

/**
 * Loads a record for editing: waits for the current version from the server instead of showing a cached one first.
 * Falls back to the cached record when that request fails for any reason. Once shown, the record stays even if a later
 * request fails, because the user is editing it.
 */
export function useLatestRecord<K extends CallKey>(key: K, request: CallRequest<K> | null): CallState<CallResponse<K>> {
  const response = useCall(key, request, { keepPreviousData: false, revalidateIfStale: false });
  const { data, error, mutate } = response;
  const [wasCached] = useState(data !== undefined);
  const [isSettled, setSettled] = useState(!wasCached);
  useEffect(() => {
    if (!wasCached) return undefined;
    let isMounted = true;
    const settle = (): void => {
      if (isMounted) setSettled(true);
    };
    mutate().then(settle, settle);
    return () => {
      isMounted = false;
    };
  }, [wasCached, mutate]);
  const shown = isSettled ? data : undefined;
  return { ...response, data: shown, error: shown === undefined && isSettled ? error : undefined };
}
