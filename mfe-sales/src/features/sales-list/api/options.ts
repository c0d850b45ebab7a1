import { distributorLabel, productName } from '@surco/shared/domain';
import { among, type Choices } from '@surco/shared/domain/among';
import { customerName, fullName } from '@surco/shared/domain/names';
import { call } from '@surco/shared/platform';
import type { Option } from '@surco/shared/ui/option';

const ALL = { page: 1, size: 'all' } as const;
const MATCHES = { page: 1, size: 20 } as const;

export const seasons = among(async () => (await call('GET /seasons', { query: ALL })).data);
export const zones = among(async () => (await call('GET /zones', { query: ALL })).data);
export const states = among(() => call('GET /states', {}));
/** Those that sell no more included: what they sold remains. */
export const distributors = among(() => call('GET /distributors/names', {}), distributorLabel);
/** Those sold no more included: their sales remain. */
export const products = among(() => call('GET /products/names', {}), productName);
/** Whoever sells within the caller's reach, those who sell no more included: their sales remain. */
export const consultants = among(
  async () => (await call('GET /users', { query: { ...ALL, role: 'Consultant', sort: 'name' } })).data,
  fullName,
);

const customerOption = (customer: Parameters<typeof customerName>[0] & { readonly id: string }): Option => ({
  value: customer.id,
  label: customerName(customer),
});

/** Too many to fetch whole: searched on the server. */
export const customers: Choices = {
  load: async (search) => (await call('GET /clients', { query: { ...MATCHES, search } })).data.map(customerOption),
  find: async (id) => customerOption(await call('GET /clients/{id}', { params: { id } })),
};
