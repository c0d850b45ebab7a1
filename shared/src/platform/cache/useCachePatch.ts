import { useMemo } from 'react';
import { useSWRConfig } from 'swr';
import type { CallResponse, CallKey, CallRequest } from '../../contract';
import { isCachedCallOf } from './isCachedCallOf';

interface CachePatcher {
  /** Changes every cached response of a call in place, without a request. */
  patch: <K extends CallKey>(key: K, change: (answer: CallResponse<K>) => CallResponse<K>) => Promise<unknown>;
  /** Puts the response of one request into the cache. */
  put: <K extends CallKey>(key: K, request: CallRequest<K>, answer: CallResponse<K>) => Promise<unknown>;
  /** Fetches these calls again: those on the screen at once, other cached ones when they are shown next. */
  refresh: (...keys: readonly CallKey[]) => Promise<unknown>;
}

/** Applies the response of a write to the cached reads: X-12 replaces a DKbono, X-13 removes a sale from its list. */
export function useCachePatch(): CachePatcher {
  const { mutate } = useSWRConfig();
  return useMemo(
    () => ({
      patch: <K extends CallKey>(key: K, change: (answer: CallResponse<K>) => CallResponse<K>) =>
        mutate<CallResponse<K>>(
          (cacheKey) => isCachedCallOf(cacheKey, [key]),
          (answer: CallResponse<K> | undefined) => answer && change(answer),
          { revalidate: false },
        ),
      put: <K extends CallKey>(key: K, request: CallRequest<K>, answer: CallResponse<K>) =>
        mutate([key, request], answer, { revalidate: false }),
      refresh: (...keys: readonly CallKey[]) => mutate((cacheKey) => isCachedCallOf(cacheKey, keys)),
    }),
    [mutate],
  );
}
