import { refresh, showSuccessToast, useUnsavedChanges } from '@surco/shared/platform';
import { Field, FormErrors, indexErrorsByPath } from '@surco/shared/ui/fields';
import { FormErrorSummary, FormSection, useForm } from '@surco/shared/ui/form';
import { Button } from 'antd';
import { type FormEvent, useEffect, useRef } from 'react';
import { changePassword } from '../api/changePassword';
import { EMPTY_PASSWORD_FORM, validatePasswordChange } from '../model/passwordFormValues';
import { texts } from '../texts';
import { PasswordInput } from './PasswordInput';

const FIELDS = [
  {
    name: 'previousPassword',
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
  const { sending, attempts } = form;
  const fieldErrors = form.getFieldErrors();
  const summary = useRef<HTMLDivElement>(null);
  useUnsavedChanges(form.unsaved);
  useEffect(() => {
    if (attempts > 0) summary.current?.focus();
  }, [attempts]);
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    void form.submit();
  };

  return (
    <FormErrors value={indexErrorsByPath(fieldErrors)}>
      <form
        className="surco-form"
        aria-label={texts.changePassword}
        aria-busy={sending}
        noValidate
        onChange={({ target }) => target instanceof Element && form.clearServerError(target.id)}
        onSubmit={onSubmit}
      >
        <FormErrorSummary ref={summary} formError={form.formError} fieldErrors={fieldErrors} />
        <FormSection title={texts.password} help={texts.passwordHelp} columns={2}>
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
            <Button htmlType="submit" loading={sending}>
              {texts.changePassword}
            </Button>
          </div>
        </FormSection>
      </form>
    </FormErrors>
  );
}
