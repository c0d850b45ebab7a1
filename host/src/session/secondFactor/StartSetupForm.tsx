import type { TotpSetup } from '@surco/shared/contract';
import { missingCurrentPasswordMessage } from '@surco/shared/domain';
import { call } from '@surco/shared/platform';
import { AuthForm } from '../form/AuthForm';
import { SecretField } from '../form/SecretField';
import { useAuthForm } from '../form/useAuthForm';
import '../layout/authLayout.css';
import { SECOND_FACTOR_TEXTS as TEXTS } from './secondFactorTexts';

/** Asks for the password, so that an unattended browser is not enough to enrol an app. */
export function StartSetupForm({ onStarted }: { onStarted: (setup: TotpSetup) => void }) {
  const { bindField, ...form } = useAuthForm({
    initialValues: { currentPassword: '' },
    validate: ({ currentPassword }) => (currentPassword ? {} : { currentPassword: missingCurrentPasswordMessage }),
    submit: (body) => call('POST /users/me/second-factor/totp', { body }),
    onSuccess: onStarted,
  });
  return (
    <AuthForm label={TEXTS.form} submitLabel={TEXTS.start} submittingLabel={TEXTS.starting} {...form}>
      <SecretField
        {...bindField('currentPassword')}
        label={TEXTS.currentPassword}
        help={TEXTS.passwordHelp}
        secret="la contraseña"
        autoComplete="current-password"
        autoCapitalize="none"
      />
    </AuthForm>
  );
}
