import useSWR, { mutate as globalMutate, SWRConfig, type SWRConfiguration, type SWRResponse } from 'swr';
import type { CallAnswer, CallKey, CallRequest } from '../contract';
import { call } from './call';
import { ApiError } from './errors';

/** swr for the whole product: the former page stays until the next arrives; only a lost network is tried again. */
export const swrDefaults: SWRConfiguration = {
  keepPreviousData: true,
  revalidateOnFocus: false,
  shouldRetryOnError: (error: unknown) => error instanceof ApiError && error.status === 0,
  errorRetryCount: 3,
};

export { SWRConfig };

/** A cached call: its key in the contract and what was asked. */
export type CallId<K extends CallKey> = readonly [K, CallRequest<K>];

const fetchCall = <K extends CallKey>([key, request]: CallId<K>): Promise<CallAnswer<K>> => call(key, request);

/**
 * Reads a call through the cache: `useCall('GET /sales', { query })`. `null` as the request waits.
 * Gives swr's answer: data, error, isLoading, isValidating, mutate.
 */
export const useCall = <K extends CallKey>(
  key: K,
  request: CallRequest<K> | null,
  options: SWRConfiguration<CallAnswer<K>, unknown> = {},
): SWRResponse<CallAnswer<K>, unknown, SWRConfiguration<CallAnswer<K>, unknown>> =>
  useSWR<CallAnswer<K>, unknown, CallId<K> | null>(request === null ? null : [key, request], fetchCall<K>, options);

const isCall = (id: unknown, keys: readonly CallKey[]): boolean =>
  Array.isArray(id) && keys.some((key) => key === id[0]);

/** Has every cached answer of these calls fetched again, e.g. the lists after a write. */
export const refresh = (...keys: readonly CallKey[]): Promise<unknown> => globalMutate((id) => isCall(id, keys));

/** Has everything on the screen fetched again. */
export const refreshAll = (): Promise<unknown> => globalMutate(() => true);

/** Forgets every answer, so that the next person sees nothing of the last one. */
export const clearCache = (): Promise<unknown> => globalMutate(() => true, undefined, { revalidate: false });
