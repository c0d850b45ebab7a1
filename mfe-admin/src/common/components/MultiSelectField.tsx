import { foldText } from '@surco/shared/domain';
import { Field, type Option } from '@surco/shared/ui/fields';
import { Select } from 'antd';

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
}

const matchesSearch = (text: string, option?: Option): boolean =>
  foldText(option?.label ?? '').includes(foldText(text));

/** Selects several options; the search ignores case and accents. */
export const MultiSelectField = ({ name, label, help, required, value, onChange, options, placeholder }: Props) => (
  <Field name={name} label={label} help={help} required={required}>
    {(controlProps, invalid) => (
      <Select<string[], Option>
        {...controlProps}
        className="surco-fill"
        mode="multiple"
        value={options ? [...value] : []}
        onChange={onChange}
        options={[...(options ?? [])]}
        loading={!options}
        showSearch={{ filterOption: matchesSearch }}
        placeholder={placeholder}
        notFoundContent="Sin coincidencias"
        status={invalid ? 'error' : undefined}
      />
    )}
  </Field>
);
