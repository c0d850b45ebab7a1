import type { Option } from '@surco/shared/ui/option';

/** The words of some ids, in the order of the list they are chosen from. */
export const namesOf = (ids: readonly string[], options: readonly Option[] | undefined): string =>
  (options ?? [])
    .filter(({ value }) => ids.includes(value))
    .map(({ label }) => label)
    .join(', ');

export const localitiesOf = (zoneId: string): string => `/dashboard/locations/state-zones-localities?zoneId=${zoneId}`;
