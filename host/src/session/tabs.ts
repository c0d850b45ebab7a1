import type { UserDetails } from '@surco/shared/contract';
import { readStoredSession, SESSION_KEY, session, useSession } from '@surco/shared/platform';
import { forgetSession } from './forget';
import { leaveFor, type Leave, LOGIN } from './leave';

export type TabChange = 'none' | 'same-person' | 'signed-out' | 'someone-else';

/** What it means for this tab that storage now holds another session. */
export function tabChange(here: UserDetails | null, stored: UserDetails | null): TabChange {
  if (!stored) return here ? 'signed-out' : 'none';
  return here?.id === stored.id && here.role === stored.role ? 'same-person' : 'someone-else';
}

/** Brings this tab in step with what another one left in storage. */
function followStorage(leave: Leave): void {
  const stored = readStoredSession(localStorage.getItem(SESSION_KEY));
  switch (tabChange(session.get().user, stored.user)) {
    case 'same-person':
      useSession.setState(stored);
      break;
    case 'signed-out':
      forgetSession();
      leave(LOGIN);
      break;
    case 'someone-else':
      // Loaded anew: the guard then leads the new person home, and nothing of the former one is left in memory.
      leave('/');
      break;
    case 'none':
      break;
  }
}

/**
 * Sign-out, sign-in as somebody else and a changed role reach every tab: storage tells the other tabs of each change,
 * whichever code made it. A page brought back by the browser's back button missed the news and looks for itself.
 */
export function watchTabs(leave: Leave = leaveFor): () => void {
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === SESSION_KEY || key === null) followStorage(leave);
  };
  const onShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) followStorage(leave);
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onShow);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onShow);
  };
}
