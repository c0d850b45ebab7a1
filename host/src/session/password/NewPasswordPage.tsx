import { hostPaths } from '@surco/shared/contract';
import { Link, useSearchParams, useSession } from '@surco/shared/platform';
import { useEffect, useState } from 'react';
import type { LoginState } from '../../navigation/loginState';
import { AuthLayout } from '../layout/AuthLayout';
import { NewPasswordForm } from './NewPasswordForm';
import { ResultMessage } from './ResultMessage';
import { checkLink, type LinkOwner, type ResetResult } from './resetPassword';
import { PASSWORD_TEXTS } from './passwordTexts';

const newLinkActions = (
  <>
    <Link className="surco-button surco-button-primary" to={hostPaths.restorePassword}>
      {PASSWORD_TEXTS.askAgain}
    </Link>
    <Link to={hostPaths.login}>{PASSWORD_TEXTS.toLogin}</Link>
  </>
);

function NewPassword() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const isSignedIn = useSession(({ user }) => user !== null);
  const [owner, setOwner] = useState<LinkOwner>();
  const [reset, setReset] = useState<ResetResult | null>(null);
  useEffect(() => {
    if (!token) return;
    // Without an answer the person types; the server checks the link again with the password.
    void checkLink(token).then(
      (link) => (link.kind === 'valid-link' ? setOwner(link) : setReset((known) => known ?? link)),
      () => undefined,
    );
  }, [token]);

  if (!token)
    return (
      <ResultMessage title={PASSWORD_TEXTS.expiredTitle} text={PASSWORD_TEXTS.noLink}>
        {newLinkActions}
      </ResultMessage>
    );
  if (reset?.kind === 'invalid-link')
    return (
      <ResultMessage title={PASSWORD_TEXTS.expiredTitle} text={reset.text}>
        {newLinkActions}
      </ResultMessage>
    );
  if (reset?.kind === 'saved') {
    // An open session here belongs to another user, or the reset has just ended it.
    const state: LoginState | undefined = owner?.email ? { email: owner.email } : undefined;
    const text = owner?.isFirst ? PASSWORD_TEXTS.saved : `${PASSWORD_TEXTS.saved} ${PASSWORD_TEXTS.closedSessions}`;
    return (
      <ResultMessage title={PASSWORD_TEXTS.savedTitle} text={text}>
        <Link
          className="surco-button surco-button-primary"
          to={isSignedIn ? hostPaths.logout : hostPaths.login}
          state={state}
        >
          {PASSWORD_TEXTS.enter}
        </Link>
      </ResultMessage>
    );
  }
  return <NewPasswordForm token={token} owner={owner} onReset={setReset} />;
}

/** sets a new password with the mailed link; an expired, used or forged link offers a new one. */
export default function NewPasswordPage() {
  return (
    <AuthLayout title={PASSWORD_TEXTS.newPasswordPage}>
      <NewPassword />
    </AuthLayout>
  );
}
