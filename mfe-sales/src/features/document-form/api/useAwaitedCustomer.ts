import { useLayoutEffect, useState } from 'react';

interface Customers {
  data: { data: readonly { id: string }[] } | undefined;
  mutate: () => Promise<unknown>;
}

/**
 * Whether a prefilled customer may still arrive: the cached customers do not have one that was registered a moment ago,
 * so they are fetched again. Once known it stays known, so that a form that is shown is not taken away by a later fetch.
 * @param customerId empty for none
 */
export function useAwaitedCustomer(customerId: string, { data, mutate }: Customers): boolean {
  const isKnown = customerId === '' || (data?.data.some(({ id }) => id === customerId) ?? false);
  const [wasKnown, setWasKnown] = useState(isKnown);
  if (isKnown && !wasKnown) setWasKnown(true);
  const isMissing = data !== undefined && !isKnown && !wasKnown;
  // In the first render swr does not report yet that it will fetch cached data again. Its own fetch comes later than a
  // layout effect and joins this one.
  useLayoutEffect(() => {
    if (isMissing) void mutate().finally(() => setWasKnown(true));
  }, [isMissing, mutate]);
  return !isKnown && !wasKnown;
}
