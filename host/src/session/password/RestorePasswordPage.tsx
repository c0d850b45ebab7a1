import { hostPaths } from '@surco/shared/contract';
import { call, Link } from '@surco/shared/platform';
import { useState } from 'react';
import { PlainButton } from '../../shell/theme/PlainButton';
import { EmailField } from '../form/EmailField';
import { AuthForm } from '../form/AuthForm';
import { AuthLayout } from '../layout/AuthLayout';
import { useAuthForm } from '../form/useAuthForm';
import { validateEmailForm } from '../form/validateAuthForm';
import { ResultMessage } from './ResultMessage';
import { PASSWORD_TEXTS } from './passwordTexts';

/** The answer does not reveal whether the address has an account. @throws ApiError */
const requestResetLink = ({ email }: { email: string }): Promise<null> =>
  call('POST /auth/forgot-password', { body: { email: email.trim() } });

function RestorePassword() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { bindField, ...form } = useAuthForm({
    initialValues: { email: '' },
    validate: validateEmailForm,
    submit: requestResetLink,
    onSuccess: (_, { email }) => setSentTo(email.trim()),
  });
  const toLogin = <Link to={hostPaths.login}>{PASSWORD_TEXTS.toLogin}</Link>;
  if (sentTo !== null) {
    return (
      <ResultMessage title={PASSWORD_TEXTS.sentTitle} text={PASSWORD_TEXTS.sent(sentTo)}>
        <p className="surco-login-note">{PASSWORD_TEXTS.sentHint}</p>
        <PlainButton className="surco-login-button" onClick={() => setSentTo(null)}>
          {PASSWORD_TEXTS.again}
        </PlainButton>
        {toLogin}
      </ResultMessage>
    );
  }
  return (
    <>
      <p className="surco-login-note">{PASSWORD_TEXTS.restoreIntro}</p>
      <AuthForm
        label={PASSWORD_TEXTS.restoreForm}
        submitLabel={PASSWORD_TEXTS.send}
        submittingLabel={PASSWORD_TEXTS.sending}
        {...form}
      >
        <EmailField {...bindField('email')} />
      </AuthForm>
      {toLogin}
    </>
  );
}

/** requests the link to choose a new password. */
export default function RestorePasswordPage() {
  return (
    <AuthLayout title={PASSWORD_TEXTS.restorePage}>
      <RestorePassword />
    </AuthLayout>
  );
}
