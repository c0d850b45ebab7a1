import type { SessionUser } from '@surco/shared/contract';
import { signInAsFarmer } from '../signIn';
import { AuthForm } from '../form/AuthForm';
import { SecretField } from '../form/SecretField';
import { TextField } from '../form/TextField';
import { LOGIN_TEXTS } from './loginTexts';
import { useSignInForm } from './useSignInForm';
import { validateFarmerCredentials } from '../form/validateAuthForm';

const INITIAL_VALUES = { phone: '', clientKey: '' };

/** sign-in with phone and client key. */
export function FarmerForm({ onSignedIn }: { onSignedIn: (user: SessionUser) => void }) {
  const { bindField, ...form } = useSignInForm({
    initialValues: INITIAL_VALUES,
    validate: validateFarmerCredentials,
    submit: signInAsFarmer,
    onSignedIn,
  });
  return (
    <AuthForm label={LOGIN_TEXTS.farmerTitle} {...form}>
      <TextField
        {...bindField('phone')}
        label={LOGIN_TEXTS.phone}
        help={LOGIN_TEXTS.phoneHelp}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
      <SecretField
        {...bindField('clientKey')}
        label={LOGIN_TEXTS.clientKey}
        help={LOGIN_TEXTS.clientKeyHelp}
        secret="la clave"
        isShownAtFirst
        autoComplete="current-password"
        autoCapitalize="characters"
      />
    </AuthForm>
  );
}
