import type { Answer } from '@surco/shared/ui/list-types';
import { useState } from 'react';

/**
 * A record that is to be changed: as the server has it now, not as it was seen last. Once it is here it stays,
 * though asking again fails, for somebody is writing over it.
 */
export function useFreshest<D>({ data, error, isLoading, isValidating, mutate }: Answer<D>): Answer<D> {
  const [settled, setSettled] = useState(false);
  if (!settled && !isValidating && data !== undefined) setSettled(true);
  const shown = settled ? data : undefined;
  return {
    data: shown,
    error: shown === undefined && !isValidating ? error : undefined,
    isLoading,
    isValidating,
    mutate,
  };
}
