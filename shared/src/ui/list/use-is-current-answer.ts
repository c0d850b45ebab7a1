import { useState } from 'react';

/**
 * Whether the visible rows belong to the current query, even if a later refresh failed. The previous page stays
 * visible while the next one loads, so the presence of rows does not prove it.
 * @param query the current query, serialized
 * @param isAnswered whether the query has been answered successfully
 */
export function useIsCurrentAnswer(query: string, isAnswered: boolean): boolean {
  const [answeredQuery, setAnsweredQuery] = useState<string | null>(null);
  if (isAnswered && answeredQuery !== query) setAnsweredQuery(query);
  return answeredQuery === query;
}
