import { Select } from 'antd';
import { foldText } from '../../../domain/text/formats';
import type { Option } from '../../fields/option';
import '../../display/fill.css';

export interface FilterSelectProps {
  label: string;
  /** The selected value; an empty string for all. */
  value: string;
  onChange: (value: string) => void;
  /** Undefined while they load. */
  options: readonly Option[] | undefined;
}

/** Longer lists can be searched, ignoring case and accents. */
const SEARCH_THRESHOLD = 8;

const matches = (text: string, option?: Option): boolean => foldText(option?.label ?? '').includes(foldText(text));

/** A filter with a fixed list of options. */
export function FilterSelect({ label, value, onChange, options = [] }: FilterSelectProps) {
  return (
    <Select<string, Option>
      className="surco-fill"
      aria-label={label}
      placeholder={label}
      value={value || undefined}
      onChange={(next) => onChange(next ?? '')}
      options={[...options]}
      showSearch={options.length > SEARCH_THRESHOLD ? { filterOption: matches } : false}
      notFoundContent="Sin opciones"
      popupMatchSelectWidth={false}
      allowClear={{ label: 'Quitar' }}
    />
  );
}
