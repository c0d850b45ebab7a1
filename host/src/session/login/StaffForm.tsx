import type { UserDetails } from '@surco/shared/contract';
import { signIn } from '../signIn';
import { EmailField } from './EmailField';
import { EntryForm } from './EntryForm';
import { SecretField } from './SecretField';
import { TEXTS } from './texts';
import { useSignInForm } from './useSignInForm';
import { checkCredentials } from './validate';

const EMPTY = { email: '', password: '' };

/** e-mail and password. */
export function StaffForm({ onSignedIn }: { onSignedIn: (user: UserDetails) => void }) {
  const { field, ...form } = useSignInForm({ empty: EMPTY, check: checkCredentials, send: signIn, onSignedIn });
  return (
    <EntryForm label={TEXTS.staffTitle} {...form}>
      <EmailField {...field('email')} />
      <SecretField
        {...field('password')}
        label={TEXTS.password}
        secret="la contraseña"
        autoComplete="current-password"
        autoCapitalize="none"
      />
    </EntryForm>
  );
}
