import type { CallResponse, CallKey, CallRequest } from '../../contract';
import { type CallState, useCall } from '../../platform';
import { useEffect, useState } from 'react';

/**
 * Loads a record for editing: waits for the current version from the server instead of showing a cached one first.
 * Falls back to the cached record when the server cannot be reached. Once shown, the record stays even if a later
 * request fails, because the user is editing it.
 */
export function useLatestRecord<K extends CallKey>(key: K, request: CallRequest<K> | null): CallState<CallResponse<K>> {
  const answer = useCall(key, request, { keepPreviousData: false, revalidateIfStale: false });
  const { data, error, mutate } = answer;
  const [seenBefore] = useState(data !== undefined);
  const [settled, setSettled] = useState(!seenBefore);
  useEffect(() => {
    if (!seenBefore) return undefined;
    let mounted = true;
    const settle = (): void => {
      if (mounted) setSettled(true);
    };
    mutate().then(settle, settle);
    return () => {
      mounted = false;
    };
  }, [seenBefore, mutate]);
  const shown = settled ? data : undefined;
  return { ...answer, data: shown, error: shown === undefined && settled ? error : undefined };
}
