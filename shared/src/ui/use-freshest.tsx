import type { CallAnswer, CallKey, CallRequest } from '../contract';
import { useCall } from '../platform';
import type { Answer } from './list-types';
import { useEffect, useState } from 'react';

/**
 * A record that is to be changed: as the server has it now, not as it was seen last (that only where it cannot be
 * asked). Once it is here it stays, though asking again fails, for somebody is writing over it.
 */
export function useFreshest<K extends CallKey>(key: K, request: CallRequest<K> | null): Answer<CallAnswer<K>> {
  const answer = useCall(key, request, { keepPreviousData: false, revalidateIfStale: false });
  const { data, error, mutate } = answer;
  const [seenBefore] = useState(data !== undefined);
  const [settled, setSettled] = useState(!seenBefore);
  useEffect(() => {
    if (!seenBefore) return undefined;
    let here = true;
    const settle = (): void => {
      if (here) setSettled(true);
    };
    mutate().then(settle, settle);
    return () => {
      here = false;
    };
  }, [seenBefore, mutate]);
  const shown = settled ? data : undefined;
  return { ...answer, data: shown, error: shown === undefined && settled ? error : undefined };
}
