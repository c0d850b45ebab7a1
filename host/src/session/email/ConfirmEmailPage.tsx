import { hostPaths } from '@surco/shared/contract';
import { Link, useSearchParams, useSession } from '@surco/shared/platform';
import { useState } from 'react';
import { AuthForm } from '../form/AuthForm';
import { AuthLayout } from '../layout/AuthLayout';
import { useAuthForm } from '../form/useAuthForm';
import { ResultMessage } from '../password/ResultMessage';
import { confirmEmail } from './confirmEmail';
import { CONFIRM_EMAIL_TEXTS as texts } from './confirmEmailTexts';

/** A button, because mail scanners open the links of a message. */
function ConfirmForm({ token, onConfirmed: onResult }: { token: string; onConfirmed: (isValid: boolean) => void }) {
  const { busy, formError, onSubmit } = useAuthForm({
    initialValues: {},
    validate: () => ({}),
    submit: () => confirmEmail(token),
    onSuccess: onResult,
  });
  return (
    <AuthForm
      label={texts.form}
      submitLabel={texts.confirm}
      submittingLabel={texts.confirming}
      busy={busy}
      formError={formError}
      onSubmit={onSubmit}
    >
      <p className="surco-login-note">{texts.intro}</p>
    </AuthForm>
  );
}

function ConfirmEmail() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const isSignedIn = useSession(({ user }) => user !== null);
  const [isValid, setIsValid] = useState<boolean | null>(null);
  if (isValid)
    return (
      <ResultMessage title={texts.savedTitle} text={texts.saved}>
        {/* An open session here belongs to another user, or the confirmation has just ended it. */}
        <Link className="surco-button surco-button-primary" to={isSignedIn ? hostPaths.logout : hostPaths.login}>
          {texts.enter}
        </Link>
      </ResultMessage>
    );
  if (!token || isValid === false)
    return (
      <ResultMessage
        title={token ? texts.expiredTitle : texts.incompleteTitle}
        text={token ? texts.expired : texts.incomplete}
      >
        <Link className="surco-button surco-button-primary" to={isSignedIn ? hostPaths.dashboard : hostPaths.login}>
          {texts.toProduct}
        </Link>
      </ResultMessage>
    );
  return <ConfirmForm token={token} onConfirmed={setIsValid} />;
}

/** Confirms a new e-mail address with the mailed link; an expired, used or forged link says where to ask for another. */
export default function ConfirmEmailPage() {
  return (
    <AuthLayout title={texts.page}>
      <ConfirmEmail />
    </AuthLayout>
  );
}
