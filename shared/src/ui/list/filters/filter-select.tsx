import { useIsTouch } from '../../display/use-is-touch';
import { NativeSelect } from '../../fields/native-select';
import type { Option } from '../../fields/option';
import { DesktopSelect } from '../../select/desktop-select';

export interface FilterSelectProps {
  label: string;
  /** The selected value; an empty string for all. */
  value: string;
  onChange: (value: string) => void;
  /** Undefined while they load. */
  options: readonly Option[] | undefined;
}

const NO_OPTIONS: readonly Option[] = [];

/** A filter with a fixed list of options. The page has loaded antd's select for its other filters. */
export function FilterSelect({ label, options = NO_OPTIONS, ...rest }: FilterSelectProps) {
  const Select = useIsTouch() ? NativeSelect : DesktopSelect;
  return <Select {...rest} aria-label={label} placeholder={label} options={options} />;
}
