import { Select } from 'antd';
import { fold } from '../domain/formats';
import type { Option } from './option';
import './select.css';

export interface FilterSelectProps {
  label: string;
  /** An empty text for all. */
  value: string;
  onChange: (value: string) => void;
  /** Absent while they load. */
  options: readonly Option[] | undefined;
}

/** A few options are chosen from; many can be searched, without regard to case and accents. */
const SEARCHABLE = 8;

const matches = (text: string, option?: Option): boolean => fold(option?.label ?? '').includes(fold(text));

/** A filter with a list to choose from; clearing it shows all again. */
export function FilterSelect({ label, value, onChange, options = [] }: FilterSelectProps) {
  return (
    <Select<string, Option>
      className="surco-fill"
      aria-label={label}
      placeholder={label}
      value={value || undefined}
      onChange={(next) => onChange(next ?? '')}
      options={[...options]}
      showSearch={options.length > SEARCHABLE ? { filterOption: matches } : false}
      notFoundContent="Sin opciones"
      popupMatchSelectWidth={false}
      allowClear={{ label: 'Quitar' }}
    />
  );
}
