import { hostPaths, type TotpSetup } from '@surco/shared/contract';
import { call, getErrorMessage, Link, useNavigate, useSession } from '@surco/shared/platform';
import { session } from '@surco/shared/platform/host';
import { RecoveryCodes, TotpSetupForm } from '@surco/shared/ui/second-factor';
import { Button } from 'antd';
import { useState } from 'react';
import { useSectionPaths } from '../../navigation/sectionPaths';
import { FormError } from '../form/FormError';
import '../layout/sessionPages.css';
import { StartSetupForm } from './StartSetupForm';
import { SECOND_FACTOR_TEXTS as TEXTS } from './secondFactorTexts';

/** N-13: a user whose role needs a second factor sets up an authenticator app before anything else. */
export default function SecondFactorPage() {
  const isPending = useSession(({ user }) => user?.secondFactorPending ?? false);
  const navigate = useNavigate();
  const { home } = useSectionPaths();
  const [setup, setSetup] = useState<TotpSetup | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  const finish = async (): Promise<void> => {
    setBusy(true);
    setError(null);
    try {
      const user = await call('GET /auth/me', {});
      session.setUser(user);
      void navigate(home[user.role], { replace: true });
    } catch (caught) {
      setError(getErrorMessage(caught));
    } finally {
      setBusy(false);
    }
  };

  if (codes) {
    return (
      <>
        <FormError text={error} />
        <RecoveryCodes codes={codes} onDone={() => void finish()} />
      </>
    );
  }
  if (setup) return <TotpSetupForm setup={setup} onConfirmed={setCodes} />;
  return (
    <div className="surco-session-note">
      <p>{isPending ? TEXTS.intro : TEXTS.notNeeded}</p>
      {isPending ? <StartSetupForm onStarted={setSetup} /> : <FormError text={error} />}
      <div className="surco-session-actions">
        {!isPending && (
          <Button type="primary" size="large" disabled={busy} onClick={() => void finish()}>
            {TEXTS.next}
          </Button>
        )}
        <Link to={hostPaths.logout}>{TEXTS.logout}</Link>
      </div>
    </div>
  );
}
