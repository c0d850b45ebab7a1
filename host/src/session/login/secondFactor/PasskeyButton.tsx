import type { SecondFactorChallenge, SessionUser } from '@surco/shared/contract';
import { ApiError, getErrorMessage } from '@surco/shared/platform';
import { useState } from 'react';
import { PlainButton } from '../../../shell/theme/PlainButton';
import { FormError } from '../../form/FormError';
import { signInWithPasskey } from './signInWithPasskey';
import { SECOND_STEP_TEXTS } from './secondStepTexts';

interface Props {
  challenge: SecondFactorChallenge;
  onSignedIn: (user: SessionUser) => void;
}

/** the second step with a passkey. Its library is loaded when the button is pressed. */
export function PasskeyButton({ challenge, onSignedIn }: Props) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const start = async (): Promise<void> => {
    setBusy(true);
    setError(null);
    try {
      onSignedIn(await signInWithPasskey(challenge.challenge));
    } catch (caught) {
      // Any other error is the browser's, e.g. after the user closed its dialog.
      setError(caught instanceof ApiError ? getErrorMessage(caught) : SECOND_STEP_TEXTS.passkeyFailed);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="surco-login-form">
      <PlainButton className="surco-login-button" aria-disabled={busy} onClick={busy ? undefined : () => void start()}>
        {busy ? SECOND_STEP_TEXTS.passkeyWaiting : SECOND_STEP_TEXTS.passkey}
      </PlainButton>
      <FormError text={error} />
    </div>
  );
}
