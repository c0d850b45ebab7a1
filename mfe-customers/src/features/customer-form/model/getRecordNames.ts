import type { CustomerDetail } from '@surco/shared/contract';
import { formatFullName } from '@surco/shared/domain';

type NameEntry = readonly [id: string, name: string];

const toNameEntries = (id: string | null, name: string | undefined): readonly NameEntry[] =>
  id && name ? [[id, name]] : [];

/** The ids and names of the locality, the production type and the consultant of a customer; none for a new one. */
export const getRecordNames = (customer: CustomerDetail | null): readonly NameEntry[] =>
  customer === null
    ? []
    : [
        [customer.localityId, customer.locality.name],
        ...toNameEntries(customer.productionTypeId, customer.productionType?.name),
        ...toNameEntries(customer.consultantId, customer.consultant ? formatFullName(customer.consultant) : undefined),
      ];
