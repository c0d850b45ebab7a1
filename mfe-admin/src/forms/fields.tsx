import { Field } from '@surco/shared/ui/field';
import { NativeSelect } from '@surco/shared/ui/native-select';
import { NumberField } from '@surco/shared/ui/number-field';
import type { Option } from '@surco/shared/ui/option';
import { Input } from 'antd';

interface Common {
  /** Path of the body it fills. */
  name: string;
  label: string;
  help?: string;
  required?: boolean;
}

interface TextProps extends Common {
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  maxLength?: number;
  type?: 'text' | 'tel';
}

/** A line of text with its label, help and error. */
export const TextField = ({ name, label, help, required, onChange, ...native }: TextProps) => (
  <Field name={name} label={label} help={help} required={required}>
    {(wired, invalid) => (
      <Input
        {...native}
        {...wired}
        autoComplete="off"
        status={invalid ? 'error' : undefined}
        onChange={({ target }) => onChange(target.value)}
      />
    )}
  </Field>
);

interface FigureProps extends Common {
  value: number | null;
  onChange: (value: number | null) => void;
  decimals?: number;
  prefix?: string;
  suffix?: string;
}

/** A figure with its unit. */
export const FigureField = ({ name, label, help, required, ...figure }: FigureProps) => (
  <Field name={name} label={label} help={help} required={required}>
    {(wired, invalid) => <NumberField {...figure} {...wired} invalid={invalid} />}
  </Field>
);

interface ChoiceProps extends Common {
  value: string;
  onChange: (value: string) => void;
  options: readonly Option[];
  placeholder?: string;
  disabled?: boolean;
}

/** One of a few. */
export const ChoiceField = ({ name, label, help, required, ...choice }: ChoiceProps) => (
  <Field name={name} label={label} help={help} required={required}>
    {(wired, invalid) => <NativeSelect {...choice} {...wired} invalid={invalid} />}
  </Field>
);
