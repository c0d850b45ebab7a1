import { useMemo } from 'react';
import { useSWRConfig } from 'swr';
import type { CallAnswer, CallKey, CallRequest } from '../contract';

interface Patches {
  /** Changes every cached answer of a call where it stands, without asking the server again. */
  patch: <K extends CallKey>(key: K, change: (answer: CallAnswer<K>) => CallAnswer<K>) => Promise<unknown>;
  /** Puts the answer of one request into the cache. */
  put: <K extends CallKey>(key: K, request: CallRequest<K>, answer: CallAnswer<K>) => Promise<unknown>;
  /** Has every cached answer of these calls fetched again. */
  refresh: (...keys: readonly CallKey[]) => Promise<unknown>;
}

const isCall = (id: unknown, keys: readonly CallKey[]): boolean =>
  Array.isArray(id) && keys.some((key) => key === id[0]);

/** What a write answered, put where it is shown: X-12 replaces a voucher, X-13 takes a sale out of its list. */
export function useCachePatch(): Patches {
  const { mutate } = useSWRConfig();
  return useMemo(
    () => ({
      patch: <K extends CallKey>(key: K, change: (answer: CallAnswer<K>) => CallAnswer<K>) =>
        mutate<CallAnswer<K>>(
          (id) => isCall(id, [key]),
          (answer: CallAnswer<K> | undefined) => answer && change(answer),
          { revalidate: false },
        ),
      put: <K extends CallKey>(key: K, request: CallRequest<K>, answer: CallAnswer<K>) =>
        mutate([key, request], answer, { revalidate: false }),
      refresh: (...keys: readonly CallKey[]) => mutate((id) => isCall(id, keys)),
    }),
    [mutate],
  );
}
