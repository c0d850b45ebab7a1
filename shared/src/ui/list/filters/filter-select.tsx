import type { Option } from '../../fields/option';
import { SelectInput } from '../../fields/select-input';

export interface FilterSelectProps {
  label: string;
  /** The selected value; an empty string for all. */
  value: string;
  onChange: (value: string) => void;
  /** Undefined while they load. */
  options: readonly Option[] | undefined;
}

const NO_OPTIONS: readonly Option[] = [];

/** A filter with a fixed list of options. Most visits to a list use none: the code of the select loads on use. */
export const FilterSelect = ({ label, options = NO_OPTIONS, ...rest }: FilterSelectProps) => (
  <SelectInput {...rest} aria-label={label} placeholder={label} options={options} loadsOnUse />
);
