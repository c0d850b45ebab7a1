import type { Option } from './option';

/** The option of a record that is shown by its name. */
export const toOption = ({ id, name }: { readonly id: string; readonly name: string }): Option => ({
  value: id,
  label: name,
});

/** The options of codes, in the order of their labels. */
export const toOptions = (labels: Readonly<Record<string, string>>): Option[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));
