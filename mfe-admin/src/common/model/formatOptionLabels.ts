import type { Option } from '@surco/shared/ui/fields';

/** The labels of the given ids, in the order of the options; empty while the options load. */
export const formatOptionLabels = (ids: readonly string[], options: readonly Option[] | undefined): string =>
  (options ?? [])
    .filter(({ value }) => ids.includes(value))
    .map(({ label }) => label)
    .join(', ');
