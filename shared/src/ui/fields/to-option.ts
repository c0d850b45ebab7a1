import type { Option } from './option';

/** The option of a record that is shown by its name. */
export const toOption = ({ id, name }: { readonly id: string; readonly name: string }): Option => ({
  value: id,
  label: name,
});
