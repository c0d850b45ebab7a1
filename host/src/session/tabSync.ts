import { hostPaths, type SessionUser } from '@surco/shared/contract';
import { parseStoredSession, SESSION_KEY } from '@surco/shared/platform';
import { session } from '@surco/shared/platform/host';
import { clearLocalSession } from './clearLocalSession';
import type { IsPublicPath } from '../navigation/target';
import { redirectWithReload, type Redirect } from './redirectWithReload';

export type TabChange = 'none' | 'same-user' | 'signed-out' | 'other-user';

/** Compares this tab's user with the session that is in storage now. */
export function classifyTabChange(current: SessionUser | null, stored: SessionUser | null): TabChange {
  if (!stored) return current ? 'signed-out' : 'none';
  return current?.id === stored.id && current.role === stored.role ? 'same-user' : 'other-user';
}

/** Applies the session that another tab wrote to storage. */
async function syncWithStorage(isPublicPath: IsPublicPath, redirect: Redirect): Promise<void> {
  const stored = parseStoredSession(localStorage.getItem(SESSION_KEY));
  switch (classifyTabChange(session.get().user, stored.user)) {
    case 'same-user':
      session.restore(stored);
      break;
    case 'signed-out':
      await clearLocalSession();
      if (!isPublicPath(window.location.pathname)) redirect(hostPaths.login);
      break;
    case 'other-user':
      // A reload: the guard opens the new user's home, and nothing of the former user stays in memory.
      redirect('/');
      break;
    case 'none':
      break;
  }
}

/**
 * Applies sign-out, sign-in as another user and a changed role to every tab. The browser reports each change of storage
 * to the other tabs. A page restored from the back/forward cache missed those events and reads storage itself.
 */
export function watchTabs(isPublicPath: IsPublicPath, redirect: Redirect = redirectWithReload): () => void {
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === SESSION_KEY || key === null) void syncWithStorage(isPublicPath, redirect);
  };
  const onShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) void syncWithStorage(isPublicPath, redirect);
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onShow);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onShow);
  };
}
