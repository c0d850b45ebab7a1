import { Link, useSearchParams, useSession } from '@surco/shared/platform';
import { useState } from 'react';
import { NewPasswordForm } from './password/NewPasswordForm';
import { Outcome } from './password/Outcome';
import type { Reset } from './password/reset';
import { TEXTS } from './password/texts';

const askAgain = (
  <>
    <Link className="surco-button surco-button-primary" to="/restore-password">
      {TEXTS.askAgain}
    </Link>
    <Link to="/login">{TEXTS.toLogin}</Link>
  </>
);

/** a new password by the link of the mail; a link that is used, old or forged leads to a new one. */
export default function NewPasswordPage() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const signedIn = useSession(({ user }) => user !== null);
  const [reset, setReset] = useState<Reset | null>(null);

  if (!token)
    return (
      <Outcome title={TEXTS.spentTitle} text={TEXTS.noLink}>
        {askAgain}
      </Outcome>
    );
  if (reset?.kind === 'spent')
    return (
      <Outcome title={TEXTS.spentTitle} text={reset.text}>
        {askAgain}
      </Outcome>
    );
  if (reset?.kind === 'saved') {
    // A session that is open here belongs to somebody else, or has just been ended.
    return (
      <Outcome title={TEXTS.savedTitle} text={TEXTS.saved}>
        <Link className="surco-button surco-button-primary" to={signedIn ? '/logout' : '/login'}>
          {TEXTS.enter}
        </Link>
      </Outcome>
    );
  }
  return <NewPasswordForm token={token} onReset={setReset} />;
}
