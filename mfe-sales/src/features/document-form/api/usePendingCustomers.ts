import { useOutboxItems } from '@surco/shared/ui/outbox';
import { useState } from 'react';
import type { SelectableCustomer } from '../model/formOrigin';
import { listPendingCustomers } from '../model/pendingCustomers';

const NO_CUSTOMERS: readonly SelectableCustomer[] = [];

/**
 * The customers that are registered on this device only; the same array until they change, although each save of the
 * form's own draft changes the outbox.
 * @param isEnabled whether the form offers them
 */
export function usePendingCustomers(isEnabled: boolean) {
  const items = useOutboxItems();
  const [known, setKnown] = useState(NO_CUSTOMERS);
  const current = isEnabled ? listPendingCustomers(items) : NO_CUSTOMERS;
  if (JSON.stringify(current) !== JSON.stringify(known)) setKnown(current);
  return {
    pendingCustomers: known,
    /** The record of a customer that was registered on this device and is sent now. */
    findSentCustomer: (id: string) => items.find((item) => item.id === id)?.recordId,
  };
}
