import { refresh, showSuccessToast, useUnsavedChanges } from '@surco/shared/platform';
import { Field } from '@surco/shared/ui/fields';
import { FormFrame, FormSection, useForm } from '@surco/shared/ui/form';
import { Button } from 'antd';
import { changePassword } from '../api/changePassword';
import { EMPTY_PASSWORD_FORM, validatePasswordChange } from '../model/passwordFormValues';
import { texts } from '../texts';
import { PasswordInput } from './PasswordInput';

const FIELDS = [
  {
    name: 'currentPassword',
    label: texts.currentPassword,
    passwordName: 'la contraseña actual',
    autoComplete: 'current-password',
    help: undefined,
  },
  {
    name: 'password',
    label: texts.newPassword,
    passwordName: 'la contraseña nueva',
    autoComplete: 'new-password',
    help: texts.rules,
  },
] as const;

/** Changes the user's own password. A separate form, because the profile is saved without it. */
export function PasswordForm({ email }: { email: string | null }) {
  const form = useForm({
    toFormValues: () => EMPTY_PASSWORD_FORM,
    validate: validatePasswordChange,
    send: changePassword,
    onSent: () => {
      form.reset(null);
      void refresh('GET /users/me/sessions');
      showSuccessToast(texts.passwordChanged, texts.passwordChangedDetail);
    },
  });
  useUnsavedChanges(form.unsaved);
  return (
    <FormFrame form={form} label={texts.changePassword}>
      <FormSection title={texts.password} columns={2}>
        {/* Password managers read the account of the password from this field. */}
        <input type="email" hidden autoComplete="username" value={email ?? ''} readOnly />
        {FIELDS.map(({ name, label, help, ...input }) => (
          <Field key={name} name={name} label={label} help={help} required>
            {(controlProps, invalid) => (
              <PasswordInput
                {...controlProps}
                {...input}
                invalid={invalid}
                value={form.values[name]}
                onChange={form.bindField(name).onChange}
              />
            )}
          </Field>
        ))}
        <div className="surco-profile-actions">
          <Button htmlType="submit" loading={form.sending}>
            {texts.changePassword}
          </Button>
        </div>
      </FormSection>
    </FormFrame>
  );
}
