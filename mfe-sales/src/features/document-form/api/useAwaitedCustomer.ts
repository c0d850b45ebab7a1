import type { CallState } from '@surco/shared/platform';
import { useState } from 'react';

type Customers = Pick<CallState<{ data: readonly { id: string }[] }>, 'data' | 'isValidating'>;

/**
 * Whether a prefilled customer may still arrive: the cached customers do not have one that was registered a moment ago.
 * Once known it stays known, so that a form that is shown is not taken away by a later fetch.
 * @param customerId empty for none
 */
export function useAwaitedCustomer(customerId: string, { data, isValidating }: Customers): boolean {
  const isKnown = customerId === '' || (data?.data.some(({ id }) => id === customerId) ?? false) || !isValidating;
  const [wasKnown, setWasKnown] = useState(isKnown);
  if (isKnown && !wasKnown) setWasKnown(true);
  return !isKnown && !wasKnown;
}
