import { createLocalOptions } from '@surco/shared/domain';
import { call } from '@surco/shared/platform';

/** The seasons, for a filter; loaded when the filter opens or shows a value of the address bar. */
export const seasonFilterOptions = createLocalOptions(
  async () => (await call('GET /seasons', { query: { page: 1, size: 'all' } })).data,
);
