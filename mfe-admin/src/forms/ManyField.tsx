import { fold } from '@surco/shared/domain/formats';
import { Field } from '@surco/shared/ui/field';
import type { Option } from '@surco/shared/ui/option';
import { Select } from 'antd';

interface Props {
  name: string;
  label: string;
  help?: string;
  required?: boolean;
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** Absent while they load. */
  options: readonly Option[] | undefined;
  placeholder?: string;
}

const matches = (text: string, option?: Option): boolean => fold(option?.label ?? '').includes(fold(text));

/** Several of a list; it is searched without regard to case and accents. */
export const ManyField = ({ name, label, help, required, value, onChange, options, placeholder }: Props) => (
  <Field name={name} label={label} help={help} required={required}>
    {(wired, invalid) => (
      <Select<string[], Option>
        {...wired}
        className="surco-fill"
        mode="multiple"
        value={options ? [...value] : []}
        onChange={onChange}
        options={[...(options ?? [])]}
        loading={!options}
        showSearch={{ filterOption: matches }}
        placeholder={placeholder}
        notFoundContent="Sin coincidencias"
        status={invalid ? 'error' : undefined}
      />
    )}
  </Field>
);
