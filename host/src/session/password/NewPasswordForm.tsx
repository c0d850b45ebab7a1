import { AuthForm } from '../form/AuthForm';
import { SecretField } from '../form/SecretField';
import { useAuthForm } from '../form/useAuthForm';
import { validateNewPasswordForm } from '../form/validateAuthForm';
import { type LinkOwner, type ResetResult, resetPassword } from './resetPassword';
import { PASSWORD_TEXTS } from './passwordTexts';

interface Props {
  token: string;
  /** Undefined until the server has answered. */
  owner: LinkOwner | undefined;
  onReset: (reset: ResetResult) => void;
}

/** One password field that can be shown, with its rules below it. */
export function NewPasswordForm({ token, owner, onReset }: Props) {
  const { bindField, ...form } = useAuthForm({
    initialValues: { password: '' },
    validate: validateNewPasswordForm,
    submit: ({ password }) => resetPassword(token, password),
    onSuccess: onReset,
  });
  return (
    <AuthForm
      label={PASSWORD_TEXTS.newForm}
      submitLabel={PASSWORD_TEXTS.save}
      submittingLabel={PASSWORD_TEXTS.saving}
      {...form}
    >
      <SecretField
        {...bindField('password')}
        label={PASSWORD_TEXTS.newPassword}
        help={PASSWORD_TEXTS.rules}
        secret="la contraseña"
        autoComplete="new-password"
        autoCapitalize="none"
      />
      {owner && (
        <p className="surco-login-note">
          {owner.email && PASSWORD_TEXTS.account(owner.email)} {!owner.isFirst && PASSWORD_TEXTS.closesSessions}
        </p>
      )}
    </AuthForm>
  );
}
