import type { CustomerDetail } from '@surco/shared/contract';
import { formatFullName } from '@surco/shared/domain';

type NameById = readonly [id: string, name: string];

const toNameById = (id: string | null, name: string | undefined): readonly NameById[] =>
  id && name ? [[id, name]] : [];

/** The names of the records that a customer refers to, by id. */
export const getRecordNames = (customer: CustomerDetail | null): readonly NameById[] =>
  customer === null
    ? []
    : [
        [customer.localityId, customer.locality.name],
        ...toNameById(customer.productionTypeId, customer.productionType?.name),
        ...toNameById(customer.consultantId, customer.consultant ? formatFullName(customer.consultant) : undefined),
      ];
