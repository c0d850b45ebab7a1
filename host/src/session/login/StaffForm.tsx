import type { UserDetails } from '@surco/shared/contract';
import { signIn } from '../signIn';
import { EntryForm } from './EntryForm';
import { SecretField } from './SecretField';
import { TextField } from './TextField';
import { TEXTS } from './texts';
import { useSignInForm } from './useSignInForm';
import { checkCredentials } from './validate';

const EMPTY = { email: '', password: '' };

/** e-mail and password. */
export function StaffForm({ onSignedIn }: { onSignedIn: (user: UserDetails) => void }) {
  const form = useSignInForm({ empty: EMPTY, check: checkCredentials, send: signIn, onSignedIn });
  return (
    <EntryForm label={TEXTS.staffTitle} {...form}>
      <TextField
        name="email"
        label={TEXTS.email}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={form.values.email}
        error={form.complaints.email}
        onChange={(value) => form.change('email', value)}
      />
      <SecretField
        name="password"
        label={TEXTS.password}
        secret="la contraseña"
        autoComplete="current-password"
        autoCapitalize="none"
        value={form.values.password}
        error={form.complaints.password}
        onChange={(value) => form.change('password', value)}
      />
    </EntryForm>
  );
}
