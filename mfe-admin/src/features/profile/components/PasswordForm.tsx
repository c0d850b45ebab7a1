import { call, notifySuccess, useUnsavedChanges } from '@surco/shared/platform';
import { Field } from '@surco/shared/ui/field';
import { errorsByPath, FormErrors } from '@surco/shared/ui/form-errors';
import { FormSection } from '@surco/shared/ui/form-page';
import { FormSummary } from '@surco/shared/ui/form-summary';
import { useSubmit } from '@surco/shared/ui/use-submit';
import { Button } from 'antd';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { NO_PASSWORD, passwordProblems } from '../model/password';
import { texts } from '../texts';
import { SecretInput } from './SecretInput';

const FIELDS = [
  {
    name: 'currentPassword',
    label: texts.currentPassword,
    secret: 'la contraseña actual',
    autoComplete: 'current-password',
    help: undefined,
  },
  {
    name: 'password',
    label: texts.newPassword,
    secret: 'la contraseña nueva',
    autoComplete: 'new-password',
    help: texts.rules,
  },
] as const;

/** A new password for oneself; the current one proves who asks. A form of its own: the profile is saved without it. */
export function PasswordForm({ email }: { email: string | null }) {
  const [draft, setDraft] = useState(NO_PASSWORD);
  const { sending, problems, general, attempts, submit, forget } = useSubmit(
    () => passwordProblems(draft),
    async () => {
      await call('POST /users/me/password', { body: draft });
      setDraft(NO_PASSWORD);
      notifySuccess(texts.passwordChanged, texts.passwordChangedDetail);
    },
  );
  const summary = useRef<HTMLDivElement>(null);
  useUnsavedChanges(draft.currentPassword !== '' || draft.password !== '');
  useEffect(() => {
    if (attempts > 0) summary.current?.focus();
  }, [attempts]);
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    void submit();
  };

  return (
    <FormErrors value={errorsByPath(problems)}>
      <form
        className="surco-form"
        aria-label={texts.changePassword}
        aria-busy={sending}
        noValidate
        onChange={({ target }) => target instanceof Element && forget(target.id)}
        onSubmit={onSubmit}
      >
        <FormSummary ref={summary} general={general} problems={problems} />
        <FormSection title={texts.password} help={texts.passwordHelp} columns={2}>
          {/* Tells a password manager whose password this is. */}
          <input type="email" hidden autoComplete="username" value={email ?? ''} readOnly />
          {FIELDS.map(({ name, label, help, ...input }) => (
            <Field key={name} name={name} label={label} help={help} required>
              {(wired, invalid) => (
                <SecretInput
                  {...wired}
                  {...input}
                  invalid={invalid}
                  value={draft[name]}
                  onChange={(value) => setDraft((before) => ({ ...before, [name]: value }))}
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
