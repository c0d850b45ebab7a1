import { EntryForm } from '../login/EntryForm';
import { SecretField } from '../login/SecretField';
import { useEntryForm } from '../login/useEntryForm';
import { checkNewPassword } from '../login/validate';
import { type Reset, resetPassword } from './reset';
import { TEXTS } from './texts';

/** One field that can be shown, its rules told before anything is sent. */
export function NewPasswordForm({ token, onReset }: { token: string; onReset: (reset: Reset) => void }) {
  const { field, ...form } = useEntryForm({
    empty: { password: '' },
    check: checkNewPassword,
    send: ({ password }) => resetPassword(token, password),
    onSent: onReset,
  });
  return (
    <EntryForm label={TEXTS.newForm} submit={TEXTS.save} submitting={TEXTS.saving} {...form}>
      <SecretField
        {...field('password')}
        label={TEXTS.newPassword}
        help={TEXTS.rules}
        secret="la contraseña"
        autoComplete="new-password"
        autoCapitalize="none"
      />
      <p className="surco-login-note">{TEXTS.closesSessions}</p>
    </EntryForm>
  );
}
