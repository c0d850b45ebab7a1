import { formatFullName } from '@surco/shared/domain';
import { call } from '@surco/shared/platform';
import type { FindOption, LoadOptions, Option } from '@surco/shared/ui/fields';

interface CustomerSummary {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly businessName: string | null;
}

const SEARCH_QUERY = { page: 1, size: 20, status: 'ACTIVO' } as const;

/** E-06: full name, and the company if any. */
const toOption = (customer: CustomerSummary): Option => ({
  value: customer.id,
  label: [formatFullName(customer), customer.businessName].filter(Boolean).join(' · '),
});

/** Searches the customers in the user's scope on the server. */
export const searchCustomers: LoadOptions = async (search) =>
  (await call('GET /clients', { query: { ...SEARCH_QUERY, search } })).data.map(toOption);

export const findCustomer: FindOption = async (id) => toOption(await call('GET /clients/{id}', { params: { id } }));
