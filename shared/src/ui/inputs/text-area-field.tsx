import { Input } from 'antd';
import type { TextareaHTMLAttributes } from 'react';
import { Field, type FieldProps } from '../fields/field';

type NativeTextAreaProps = Pick<TextareaHTMLAttributes<HTMLTextAreaElement>, 'maxLength' | 'placeholder' | 'onSelect'>;

export interface TextAreaFieldProps
  extends NativeTextAreaProps, Pick<FieldProps, 'name' | 'label' | 'help' | 'required' | 'error'> {
  /** The height of the control, in lines of text. */
  rows: number;
  value: string;
  onChange: (value: string) => void;
}

/** A text of several lines with label, help and error. */
export const TextAreaField = ({ name, label, help, required, error, onChange, ...native }: TextAreaFieldProps) => (
  <Field name={name} label={label} help={help} required={required} error={error}>
    {(control, invalid) => (
      <Input.TextArea
        {...native}
        {...control}
        status={invalid ? 'error' : undefined}
        onChange={({ target }) => onChange(target.value)}
      />
    )}
  </Field>
);
