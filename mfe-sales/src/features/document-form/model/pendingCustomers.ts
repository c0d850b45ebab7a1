import { isRecord, type OutboxItem } from '@surco/shared/platform';
import { NEW_CUSTOMER_FORM_KEY } from '@surco/shared/ui/outbox';
import type { SelectableCustomer } from './formOrigin';

const readText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The customers that are registered on this device only, under the ids of their outbox items. */
export const listPendingCustomers = (items: readonly OutboxItem[]): SelectableCustomer[] =>
  items.flatMap(({ id, formKey, state, values }) =>
    formKey === NEW_CUSTOMER_FORM_KEY && state !== 'sent' && isRecord(values) && readText(values.firstName) !== ''
      ? [
          {
            id,
            firstName: readText(values.firstName),
            lastName: readText(values.lastName),
            businessName: values.personType === 'MORAL' ? readText(values.businessName) : null,
            phone: readText(values.phone),
            zone: { id: readText(values.zoneId), name: '' },
            locality: { id: readText(values.localityId), name: readText(values.localityName) },
            isPending: true,
          },
        ]
      : [],
  );
