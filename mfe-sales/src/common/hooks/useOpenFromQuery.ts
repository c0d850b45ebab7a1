import { useSearchParams } from '@surco/shared/platform';
import { useEffect } from 'react';

/** Removes a parameter from a query. */
export const without =
  (name: string) =>
  (search: URLSearchParams): URLSearchParams =>
    new URLSearchParams([...search].filter(([other]) => other !== name));

/** Opens a dialog when the link asks for it, and removes the request from the address. */
export function useOpenFromQuery(param: string, isAllowed: boolean, open: () => void): void {
  const [search, setSearch] = useSearchParams();
  const isRequested = search.has(param);
  useEffect(() => {
    if (!isRequested) return;
    setSearch(without(param), { replace: true });
    if (isAllowed) open();
  }, [isRequested, isAllowed, open, param, setSearch]);
}
