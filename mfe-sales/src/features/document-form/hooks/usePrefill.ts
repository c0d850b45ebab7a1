import { parsePrefillQuery, type DocumentPrefill, formatPrefillQuery } from '@surco/shared/domain';
import { useSearchParams } from '@surco/shared/platform';
import { useMemo } from 'react';

/** Prefill from the query string, and a key that changes with it. */
export function usePrefill(): readonly [DocumentPrefill | null, string] {
  const [search] = useSearchParams();
  const query = search.toString();
  const prefill = useMemo(() => parsePrefillQuery(new URLSearchParams(query)), [query]);
  return [prefill, prefill ? formatPrefillQuery(prefill) : 'new'];
}
