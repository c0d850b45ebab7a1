import type { SessionUser } from '@surco/shared/contract';
import { useEffect } from 'react';
import { scheduleAfterLoad } from '../../common/scheduleAfterLoad';
import { PlainButton } from '../../shell/theme/PlainButton';
import { preloadMsal } from '../sso/loadMsal';
import { FormError } from '../form/FormError';
import { LOGIN_TEXTS } from './loginTexts';
import { useMicrosoftSignIn } from './useMicrosoftSignIn';

/** The Microsoft logo in its prescribed colours. */
const MicrosoftLogo = () => (
  <svg width="18" height="18" viewBox="0 0 21 21" aria-hidden="true" focusable="false">
    <path fill="#f25022" d="M1 1h9v9H1z" />
    <path fill="#7fba00" d="M11 1h9v9h-9z" />
    <path fill="#00a4ef" d="M1 11h9v9H1z" />
    <path fill="#ffb900" d="M11 11h9v9h-9z" />
  </svg>
);

/** Delay in ms, so that it does not compete with the page. */
const PRELOAD_DELAY_MS = 2000;

interface Props {
  onSignedIn: (user: SessionUser) => void;
  /** Whether it is on the screen: farmers never load the library. */
  isShown: boolean;
}

/**
 * sign-in with the corporate account. The library is loaded once the page is idle, or earlier when the button is
 * hovered or focused, because WebKit opens a popup only immediately after the click.
 */
export function MicrosoftSignIn({ onSignedIn, isShown }: Props) {
  useEffect(() => (isShown ? scheduleAfterLoad(preloadMsal, PRELOAD_DELAY_MS) : undefined), [isShown]);
  const { state, start } = useMicrosoftSignIn(onSignedIn);
  const isWaiting = state.status === 'waiting';
  const busy = isWaiting || state.status === 'preparing';
  return (
    <div className="surco-login-form">
      <PlainButton
        className="surco-login-button"
        aria-disabled={busy}
        onClick={busy ? undefined : start}
        onPointerEnter={preloadMsal}
        onFocus={preloadMsal}
      >
        <MicrosoftLogo />
        <span>{state.status === 'ready' ? LOGIN_TEXTS.openWindow : LOGIN_TEXTS.microsoft}</span>
      </PlainButton>
      <output className={busy || state.status === 'ready' ? 'surco-login-waiting' : undefined}>
        {state.status === 'preparing' && <span>{LOGIN_TEXTS.preparing}</span>}
        {state.status === 'ready' && <span>{LOGIN_TEXTS.ready}</span>}
        {isWaiting && (
          <>
            <span>{LOGIN_TEXTS.waiting}</span>
            <PlainButton look="link" onClick={start}>
              {LOGIN_TEXTS.reopen}
            </PlainButton>
          </>
        )}
      </output>
      <FormError text={state.status === 'failed' ? state.text : null} />
    </div>
  );
}
