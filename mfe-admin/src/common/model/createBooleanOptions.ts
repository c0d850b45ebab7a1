import type { Option } from '@surco/shared/ui/fields';

/** Options of a select for a boolean. */
export const createBooleanOptions = (yes: string, no: string): readonly [Option, Option] => [
  { value: 'true', label: yes },
  { value: 'false', label: no },
];
