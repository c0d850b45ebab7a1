import type { UserDetails } from '@surco/shared/contract';
import { signInAsClient } from '../signIn';
import { EntryForm } from './EntryForm';
import { SecretField } from './SecretField';
import { TextField } from './TextField';
import { TEXTS } from './texts';
import { useSignInForm } from './useSignInForm';
import { checkClientCredentials } from './validate';

const EMPTY = { phone: '', clientKey: '' };

/** phone and client key. */
export function FarmerForm({ onSignedIn }: { onSignedIn: (user: UserDetails) => void }) {
  const { field, ...form } = useSignInForm({
    empty: EMPTY,
    check: checkClientCredentials,
    send: signInAsClient,
    onSignedIn,
  });
  return (
    <EntryForm label={TEXTS.farmerTitle} {...form}>
      <TextField
        {...field('phone')}
        label={TEXTS.phone}
        help={TEXTS.phoneHelp}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
      <SecretField
        {...field('clientKey')}
        label={TEXTS.clientKey}
        help={TEXTS.clientKeyHelp}
        secret="la clave"
        shown
        autoComplete="current-password"
        autoCapitalize="characters"
      />
    </EntryForm>
  );
}
