import useSWR, { mutate as globalMutate, SWRConfig, type SWRConfiguration, type SWRResponse } from 'swr';
import type { CallResponse, CallKey, CallRequest } from '../../contract';
import { call } from '../http/call';
import { isUnanswered } from '../http/apiError';
import { isCachedCallOf } from './isCachedCallOf';

/** Settings of swr: shows the last page until the next arrives; repeats a request only if it got no response. */
export const swrDefaults: SWRConfiguration = {
  keepPreviousData: true,
  revalidateOnFocus: false,
  shouldRetryOnError: isUnanswered,
  errorRetryCount: 3,
};

export { SWRConfig };

/** The state of a cached call: the part of swr's response that lists and detail pages use. */
export interface CallState<D> {
  data: D | undefined;
  error: unknown;
  isLoading: boolean;
  isValidating: boolean;
  mutate: () => unknown;
}

/** Key of a call in the swr cache. */
export type CallCacheKey<K extends CallKey> = readonly [K, CallRequest<K>];

const fetchCall = <K extends CallKey>([key, request]: CallCacheKey<K>): Promise<CallResponse<K>> => call(key, request);

/**
 * Reads a call through the cache: `useCall('GET /sales', { query })`.
 * @param request path parameters and query of the contract; null makes no request
 * @returns swr's response: data, error (ApiError), isLoading, isValidating, mutate
 */
export const useCall = <K extends CallKey>(
  key: K,
  request: CallRequest<K> | null,
  options: SWRConfiguration<CallResponse<K>, unknown> = {},
): SWRResponse<CallResponse<K>, unknown, SWRConfiguration<CallResponse<K>, unknown>> =>
  useSWR<CallResponse<K>, unknown, CallCacheKey<K> | null>(
    request === null ? null : [key, request],
    fetchCall<K>,
    options,
  );

/**
 * Fetches these calls again, e.g. the lists after a write: those on the screen at once, other cached ones when they are
 * shown next. For use outside of components, too.
 */
export const refresh = (...keys: readonly CallKey[]): Promise<unknown> =>
  globalMutate((cacheKey) => isCachedCallOf(cacheKey, keys));

/** Fetches everything on the screen again. */
export const refreshAll = (): Promise<unknown> => globalMutate(() => true);

/** Empties the cache, so that the next user sees nothing of the last one. */
export const clearCache = (): Promise<unknown> => globalMutate(() => true, undefined, { revalidate: false });
