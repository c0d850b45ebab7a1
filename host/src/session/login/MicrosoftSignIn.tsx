import type { UserDetails } from '@surco/shared/contract';
import { Button } from 'antd';
import { preloadMsal } from '../sso';
import { Refusal } from './Refusal';
import { TEXTS } from './texts';
import { useMicrosoft } from './useMicrosoft';

/** The four squares, in the colours their owner asks for. */
const Logo = () => (
  <svg width="18" height="18" viewBox="0 0 21 21" aria-hidden="true" focusable="false">
    <path fill="#f25022" d="M1 1h9v9H1z" />
    <path fill="#7fba00" d="M11 1h9v9h-9z" />
    <path fill="#00a4ef" d="M1 11h9v9H1z" />
    <path fill="#ffb900" d="M11 11h9v9h-9z" />
  </svg>
);

/** the corporate account. Its library begins to load when the button is pointed at or reached. */
export function MicrosoftSignIn({ onSignedIn }: { onSignedIn: (user: UserDetails) => void }) {
  const { state, start } = useMicrosoft(onSignedIn);
  const waiting = state.status === 'waiting';
  const busy = waiting || state.status === 'preparing';
  return (
    <div className="surco-login-form">
      <Button
        className="surco-login-button"
        block
        icon={<Logo />}
        aria-disabled={busy}
        onClick={busy ? undefined : start}
        onPointerEnter={preloadMsal}
        onFocus={preloadMsal}
      >
        {state.status === 'ready' ? TEXTS.openWindow : TEXTS.microsoft}
      </Button>
      <output className={busy || state.status === 'ready' ? 'surco-login-waiting' : undefined}>
        {state.status === 'preparing' && TEXTS.preparing}
        {state.status === 'ready' && TEXTS.ready}
        {waiting && (
          <>
            <span>{TEXTS.waiting}</span>
            <Button type="link" onClick={start}>
              {TEXTS.reopen}
            </Button>
          </>
        )}
      </output>
      <Refusal text={state.status === 'failed' ? state.text : null} />
    </div>
  );
}
