import { call } from '@surco/shared/platform';
import { FormDialog } from '@surco/shared/ui/dialog';
import { Field } from '@surco/shared/ui/fields';
import { FormSection, useForm } from '@surco/shared/ui/form';
import { TextField } from '@surco/shared/ui/inputs';
import { EMPTY_EMAIL_FORM, toEmailRequest, validateEmailChange } from '../model/emailFormValues';
import { texts } from '../texts';
import { PasswordInput } from './PasswordInput';

interface Props {
  hasPassword: boolean;
  /** Called with the address that the link was sent to. */
  onSent: (email: string) => void;
  onClose: () => void;
}

/** Requests the link that confirms a new e-mail address. For an account without a password the host asks for a new sign-in. */
export function ChangeEmailDialog({ hasPassword, onSent, onClose }: Props) {
  const form = useForm({
    toFormValues: () => EMPTY_EMAIL_FORM,
    validate: (values) => validateEmailChange(values, hasPassword),
    send: async (values) => {
      const body = toEmailRequest(values);
      await call('POST /users/me/email', { body });
      return body.email;
    },
    onSent: (email) => {
      onSent(email);
      onClose();
    },
  });
  return (
    <FormDialog title={texts.changeEmailTitle} form={form} submitLabel={texts.sendLink} onClose={onClose}>
      <FormSection help={hasPassword ? texts.changeEmailHelp : texts.changeDirectoryEmailHelp}>
        <TextField {...form.bindField('email')} label={texts.newEmail} type="email" autoComplete="email" required />
        {hasPassword && (
          <Field name="accountPassword" label={texts.accountPassword} required>
            {(controlProps, invalid) => (
              <PasswordInput
                {...controlProps}
                invalid={invalid}
                passwordName={texts.accountPasswordName}
                autoComplete="current-password"
                value={form.values.accountPassword}
                onChange={form.bindField('accountPassword').onChange}
              />
            )}
          </Field>
        )}
      </FormSection>
    </FormDialog>
  );
}
