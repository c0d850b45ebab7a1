import { fullName } from '@surco/shared/domain/names';
import { call } from '@surco/shared/platform';
import type { FindOption, LoadOptions, Option } from '@surco/shared/ui/option';

interface Customer {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly businessName: string | null;
}

const MATCHES = { page: 1, size: 20, status: 'ACTIVO' } as const;

/** E-06: by the full name, and the company where there is one. */
const toOption = (customer: Customer): Option => ({
  value: customer.id,
  label: [fullName(customer), customer.businessName].filter(Boolean).join(' · '),
});

/** Customers within one's reach; too many to fetch whole, so they are searched on the server. */
export const searchCustomers: LoadOptions = async (search) =>
  (await call('GET /clients', { query: { ...MATCHES, search } })).data.map(toOption);

export const findCustomer: FindOption = async (id) => toOption(await call('GET /clients/{id}', { params: { id } }));
