import type { Option } from '@surco/shared/ui/option';

/** The two sides of a flag, in words, as a select offers them. */
export const flagOptions = (yes: string, no: string): readonly [Option, Option] => [
  { value: 'true', label: yes },
  { value: 'false', label: no },
];
