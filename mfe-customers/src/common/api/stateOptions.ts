import { createLocalOptions, type LocalOptionSource } from '@surco/shared/domain';
import { call, useCall } from '@surco/shared/platform';
import { useMemo } from 'react';

/** The states, for a form; loaded once and searched locally. */
export function useStateOptions(): LocalOptionSource {
  const { data } = useCall('GET /states', {});
  return useMemo(() => createLocalOptions(async () => data ?? call('GET /states', {})), [data]);
}

/** The states, for a filter; loaded when the filter opens or shows a value of the address bar. */
export const stateFilterOptions = createLocalOptions(() => call('GET /states', {}));
