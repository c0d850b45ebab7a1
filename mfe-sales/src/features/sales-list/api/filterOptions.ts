import {
  formatCustomerName,
  formatDistributorName,
  formatFullName,
  formatProductName,
  createLocalOptions,
  type LocalOptionSource,
} from '@surco/shared/domain';
import { call } from '@surco/shared/platform';
import type { Option } from '@surco/shared/ui/fields';

const ALL_ROWS = { page: 1, size: 'all' } as const;
const SEARCH_PAGE = { page: 1, size: 20 } as const;

export const seasonOptions = createLocalOptions(async () => (await call('GET /seasons', { query: ALL_ROWS })).data);
export const zoneOptions = createLocalOptions(async () => (await call('GET /zones', { query: ALL_ROWS })).data);
export const stateOptions = createLocalOptions(() => call('GET /states', {}));
/** Includes inactive distributors, because their sales remain. */
export const distributorOptions = createLocalOptions(() => call('GET /distributors/names', {}), formatDistributorName);
/** Includes disabled products, because their sales remain. */
export const productOptions = createLocalOptions(() => call('GET /products/names', {}), formatProductName);
/** Consultants in the caller's scope, inactive ones included, because their sales remain. */
export const consultantOptions = createLocalOptions(
  async () => (await call('GET /users', { query: { ...ALL_ROWS, role: 'Consultant', sort: 'name' } })).data,
  formatFullName,
);

const toCustomerOption = (customer: Parameters<typeof formatCustomerName>[0] & { readonly id: string }): Option => ({
  value: customer.id,
  label: formatCustomerName(customer),
});

/** Too many to load: searched on the server. */
export const customerOptions: LocalOptionSource = {
  load: async (search) =>
    (await call('GET /clients', { query: { ...SEARCH_PAGE, search } })).data.map(toCustomerOption),
  find: async (id) => toCustomerOption(await call('GET /clients/{id}', { params: { id } })),
};
