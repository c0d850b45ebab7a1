import { formatDistributorName, formatProductName, createLocalOptions } from '@surco/shared/domain';
import { call } from '@surco/shared/platform';

export const seasonOptions = createLocalOptions(
  async () => (await call('GET /seasons', { query: { page: 1, size: 'all' } })).data,
);
/** Includes inactive distributors, whose inventory remains. */
export const distributorOptions = createLocalOptions(() => call('GET /distributors/names', {}), formatDistributorName);
/** Includes disabled products, whose inventory remains. */
export const productOptions = createLocalOptions(() => call('GET /products/names', {}), formatProductName);
