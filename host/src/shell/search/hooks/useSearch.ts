import { searchLimits } from '@surco/shared/contract';
import { isUnanswered, useCall, useConnectionState } from '@surco/shared/platform';
import { useMemo } from 'react';
import { buildGroups, buildStartGroups, type SearchScope } from '../model/buildGroups';
import { readRecentItems } from '../model/recentItems';
import type { SearchGroup } from '../model/searchItem';
import { searchStoredRecords } from '../model/storedRecords';
import { useDebounced } from './useDebounced';
import { useStoredAnswers } from './useStoredAnswers';

/** In ms without a key, before the server is asked. */
const TYPING_PAUSE_MS = 180;

export interface Search {
  groups: readonly SearchGroup[];
  /** Whether an answer to the typed text is on its way; earlier results are shown until then. */
  isLoading: boolean;
  /** Whether records are those stored on this device, because the server does not answer. */
  isFromDevice: boolean;
  /** Why records could not be searched. */
  error: unknown;
  retry: () => void;
}

const isSearchable = (text: string): boolean => text.length >= searchLimits.minLength;

/** The results for a text as it is typed: pages and actions at once, then the records of the latest text. */
export function useSearch(text: string, scope: SearchScope, userId: string): Search {
  const typed = text.trim().slice(0, searchLimits.maxLength);
  const query = useDebounced(typed, TYPING_PAUSE_MS);
  const { data, error, isValidating, mutate } = useCall(
    'GET /search',
    isSearchable(typed) && isSearchable(query) ? { query: { q: query } } : null,
  );
  const isUnreachable = useConnectionState((state) => state.isUnreachable);
  const isFromDevice = isSearchable(typed) && (isUnreachable || isUnanswered(error) || !navigator.onLine);
  const stored = useStoredAnswers(isFromDevice);
  const result = useMemo(() => {
    if (!isFromDevice) return data;
    return stored && searchStoredRecords(stored, typed);
  }, [isFromDevice, stored, typed, data]);
  const groups = useMemo(() => {
    if (typed === '') return buildStartGroups(scope, readRecentItems(userId));
    return buildGroups(scope, typed, isSearchable(typed) ? result : undefined, !isFromDevice);
  }, [scope, userId, typed, result, isFromDevice]);
  const isPending = isFromDevice ? stored === undefined : query !== typed || isValidating;
  return {
    groups,
    isLoading: isSearchable(typed) && isPending,
    isFromDevice,
    error: isFromDevice || !isSearchable(typed) ? undefined : error,
    retry: () => void mutate(),
  };
}
