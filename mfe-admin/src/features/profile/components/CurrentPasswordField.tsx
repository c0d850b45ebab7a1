import { Field } from '@surco/shared/ui/fields';
import { secondFactorTexts as texts } from '../secondFactorTexts';
import { PasswordInput } from './PasswordInput';

interface Props {
  value: string;
  onChange: (value: string) => void;
}

/** The current password, which a change of the second factor requires. */
export function CurrentPasswordField({ value, onChange }: Props) {
  return (
    <Field name="currentPassword" label={texts.currentPassword} required>
      {(controlProps, invalid) => (
        <PasswordInput
          {...controlProps}
          invalid={invalid}
          passwordName={texts.passwordName}
          autoComplete="current-password"
          value={value}
          onChange={onChange}
        />
      )}
    </Field>
  );
}
