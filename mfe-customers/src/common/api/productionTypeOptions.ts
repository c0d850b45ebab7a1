import { createLocalOptions } from '@surco/shared/domain';
import { call, useCall } from '@surco/shared/platform';
import { type Option, toOption } from '@surco/shared/ui/fields';

const ALL_RECORDS = { page: 1, size: 'all' } as const;

/** The active production types, for a form; empty while they load. */
export const useActiveProductionTypeOptions = (): readonly Option[] =>
  useCall('GET /production-types', { query: { active: true, ...ALL_RECORDS } }).data?.data.map(toOption) ?? [];

/** All production types, for a filter; loaded when the filter opens or shows a value of the address bar. */
export const productionTypeOptions = createLocalOptions(
  async () => (await call('GET /production-types', { query: ALL_RECORDS })).data,
);
