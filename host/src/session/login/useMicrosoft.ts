import type { UserDetails } from '@surco/shared/contract';
import { useRef, useState } from 'react';
import { POPUP_CLOSED, popupSentence } from '../sso/problems';
import { signInWithMicrosoft } from '../sso/signIn';

type State = { status: 'idle' } | { status: 'waiting' } | { status: 'failed'; text: string };

const IDLE: State = { status: 'idle' };
const WAITING: State = { status: 'waiting' };

/** State of the sign-in by the directory's window; a newer attempt takes over from an older one. */
export function useMicrosoft(onSignedIn: (user: UserDetails) => void): { state: State; start: () => void } {
  const [state, setState] = useState<State>(IDLE);
  const newest = useRef(0);

  const run = async (attempt: number): Promise<void> => {
    const become = (next: State): void => {
      if (attempt === newest.current) setState(next);
    };
    become(WAITING);
    try {
      onSignedIn(await signInWithMicrosoft(() => become({ status: 'failed', text: POPUP_CLOSED })));
      become(IDLE);
    } catch (error) {
      const text = popupSentence(error);
      if (text) become({ status: 'failed', text });
    }
  };

  return { state, start: () => void run(++newest.current) };
}
