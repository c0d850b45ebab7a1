import type { Option } from '@surco/shared/ui/option';

/** The words of some ids, in the order of the list they are chosen from. */
export const namesOf = (ids: readonly string[], options: readonly Option[] | undefined): string =>
  (options ?? [])
    .filter(({ value }) => ids.includes(value))
    .map(({ label }) => label)
    .join(', ');

/** */
export const LOCALITIES_PATH = '/dashboard/locations/state-zones-localities';
export const IMPORT_PATH = `${LOCALITIES_PATH}/import`;
export const localitiesOf = (zoneId: string): string => `${LOCALITIES_PATH}?zoneId=${zoneId}`;
