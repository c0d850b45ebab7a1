import type { UserDetails } from '@surco/shared/contract';
import { useRef, useState } from 'react';
import { isMsalReady, prepareMsal } from '../sso';
import { POPUP_CLOSED, popupSentence } from '../sso/problems';
import { signInWithMicrosoft } from '../sso/signIn';

/** `preparing`: the library is on its way; `ready`: it took so long that only a fresh press may open a window. */
type State = { status: 'idle' | 'preparing' | 'ready' | 'waiting' } | { status: 'failed'; text: string };

/** Whether the browser still counts the press that began this, and would let a window open. */
const pressCounts = (): boolean => 'userActivation' in navigator && navigator.userActivation.isActive;

/** State of the sign-in by the directory's window; a newer attempt takes over from an older one. */
export function useMicrosoft(onSignedIn: (user: UserDetails) => void): { state: State; start: () => void } {
  const [state, setState] = useState<State>({ status: 'idle' });
  const newest = useRef(0);

  const run = async (attempt: number): Promise<void> => {
    const become = (next: State): void => {
      if (attempt === newest.current) setState(next);
    };
    try {
      if (!isMsalReady()) {
        become({ status: 'preparing' });
        await prepareMsal();
        if (attempt !== newest.current) return;
        if (!pressCounts()) return become({ status: 'ready' });
      }
      become({ status: 'waiting' });
      onSignedIn(await signInWithMicrosoft(() => become({ status: 'failed', text: POPUP_CLOSED })));
      become({ status: 'idle' });
    } catch (error) {
      const text = popupSentence(error);
      if (text) become({ status: 'failed', text });
    }
  };

  return { state, start: () => void run(++newest.current) };
}
