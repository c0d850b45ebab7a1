import { formatDistributorName, formatProductName, localOptions } from '@surco/shared/domain';
import { call } from '@surco/shared/platform';

export const seasonOptions = localOptions(
  async () => (await call('GET /seasons', { query: { page: 1, size: 'all' } })).data,
);
/** Includes inactive distributors, whose inventory remains. */
export const distributorOptions = localOptions(() => call('GET /distributors/names', {}), formatDistributorName);
/** Includes disabled products, whose inventory remains. */
export const productOptions = localOptions(() => call('GET /products/names', {}), formatProductName);
