/** A choice of a select, or a record with its name: what is stored, and what is shown. */
interface Option {
  value: string;
  label: string;
}

/** The labels of the given ids, in the order of the options; empty while the options load. */
export const formatOptionLabels = (ids: readonly string[], options: readonly Option[] | undefined): string =>
  (options ?? [])
    .filter(({ value }) => ids.includes(value))
    .map(({ label }) => label)
    .join(', ');
