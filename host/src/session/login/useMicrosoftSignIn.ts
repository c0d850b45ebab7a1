import type { SessionUser } from '@surco/shared/contract';
import { useRef, useState } from 'react';
import { isMsalReady, loadPopupErrors, prepareMsal } from '../sso/loadMsal';
import { signInWithMicrosoft } from '../sso/signInWithMicrosoft';
import { SSO_TEXTS } from '../sso/ssoTexts';

/** `preparing`: the library is loading; `ready`: loading took so long that the popup needs a new click. */
type MicrosoftSignInState = { status: 'idle' | 'preparing' | 'ready' | 'waiting' } | { status: 'failed'; text: string };

/** Whether the browser still allows a popup for the click that started this. */
const hasUserActivation = (): boolean => 'userActivation' in navigator && navigator.userActivation.isActive;

/** State of the sign-in by popup. A new attempt replaces an older one. */
export function useMicrosoftSignIn(onSignedIn: (user: SessionUser) => void): {
  state: MicrosoftSignInState;
  start: () => void;
} {
  const [state, setState] = useState<MicrosoftSignInState>({ status: 'idle' });
  const latestAttempt = useRef(0);

  const run = async (attempt: number): Promise<void> => {
    const setStateOfAttempt = (next: MicrosoftSignInState): void => {
      if (attempt === latestAttempt.current) setState(next);
    };
    const wasReady = isMsalReady();
    try {
      if (!wasReady) {
        setStateOfAttempt({ status: 'preparing' });
        await prepareMsal();
        if (attempt !== latestAttempt.current) return;
        if (!hasUserActivation()) return setStateOfAttempt({ status: 'ready' });
      }
      setStateOfAttempt({ status: 'waiting' });
      onSignedIn(await signInWithMicrosoft(() => setStateOfAttempt({ status: 'failed', text: SSO_TEXTS.closed })));
      setStateOfAttempt({ status: 'idle' });
    } catch (error) {
      const popupErrors = await loadPopupErrors().catch(() => null);
      // WebKit allows no popup after a wait, even if it reports that the click still counts.
      if (!wasReady && popupErrors?.isPopupBlocked(error)) return setStateOfAttempt({ status: 'ready' });
      const text = popupErrors ? popupErrors.getPopupErrorMessage(error) : SSO_TEXTS.codeMissing;
      if (text) setStateOfAttempt({ status: 'failed', text });
    }
  };

  return { state, start: () => void run(++latestAttempt.current) };
}
