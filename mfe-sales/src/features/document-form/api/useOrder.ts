import { readSeedOrder, type SeedOrder, seedOrderQuery } from '@surco/shared/domain';
import { useSearchParams } from '@surco/shared/platform';
import { useMemo } from 'react';

/** What the address asks a new document to be filled in with, and a text that changes when it does. */
export function useOrder(): readonly [SeedOrder | null, string] {
  const [search] = useSearchParams();
  const asked = search.toString();
  const order = useMemo(() => readSeedOrder(new URLSearchParams(asked)), [asked]);
  return [order, order ? seedOrderQuery(order) : 'new'];
}
