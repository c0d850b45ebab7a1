import { Field, type Option } from '@surco/shared/ui/fields';
import { SearchSelect } from '@surco/shared/ui/select';
import type { ReactNode } from 'react';

interface Props {
  name: string;
  label: string;
  help?: string;
  required?: boolean;
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** Undefined while they load. */
  options: readonly Option[] | undefined;
  placeholder?: string;
  /** Shown below while there is nothing to choose from. */
  missing?: ReactNode;
}

/** In the order of the options, so that one that is removed and chosen again is no change. */
const sortByOptions = (values: readonly string[], options: readonly Option[] = []): string[] => {
  const indexes = new Map(options.map(({ value }, index) => [value, index]));
  return [...values].sort((a, b) => (indexes.get(a) ?? -1) - (indexes.get(b) ?? -1));
};

/** Selects several options; the search ignores case and accents. */
export const MultiSelectField = ({
  name,
  label,
  help,
  required,
  value,
  onChange,
  options,
  placeholder,
  missing,
}: Props) => (
  <Field name={name} label={label} help={help} required={required}>
    {(controlProps, invalid) => (
      <>
        <SearchSelect<string[], Option>
          {...controlProps}
          invalid={invalid}
          mode="multiple"
          value={options ? [...value] : []}
          onChange={(values) => onChange(sortByOptions(values, options))}
          options={[...(options ?? [])]}
          loading={!options}
          placeholder={placeholder}
        />
        {options?.length === 0 && missing}
      </>
    )}
  </Field>
);
