import type { Role } from '@surco/shared/contract/roles';
import { handleUnauthorized, notify, session, type UnauthorizedHandler } from '@surco/shared/platform';
import { forgetSession } from './forget';
import { leaveFor, type Leave, LOGIN } from './leave';
import { isLoginPath } from './loginPath';
import { renewSession } from './sso/registration';

/** F-01. */
export const SESSION_LOST = 'Sesión inválida. Por favor, inicia sesión nuevamente.';

/** K-02: how long the sentence is shown before the person is signed out, in ms. */
export const LOGOUT_DELAY = 2000;

/** F-01: these are signed out at once; the others renew first (F-02). */
const NEVER_RENEW: readonly Role[] = ['Consultant', 'Farmer'];

export interface LostSession {
  role: Role | null;
  hasSsoToken: boolean;
  pathname: string;
}

/** What a 401 means: nothing here, the end of the session, or a silent renewal. */
export function decideLostSession({ role, hasSsoToken, pathname }: LostSession): 'ignore' | 'expire' | 'renew' {
  if (!role || isLoginPath(pathname)) return 'ignore';
  return NEVER_RENEW.includes(role) || !hasSsoToken ? 'expire' : 'renew';
}

let expiring: ReturnType<typeof setTimeout> | undefined;

/** Whether the person is being told already that the session is lost. */
export const isExpiring = (): boolean => expiring !== undefined;

/** Says why, and after K-02 forgets the session and goes to the login page; told once, however many ask. */
export function expireSession(reason: string, leave: Leave): void {
  if (expiring !== undefined) return;
  const { user } = session.get();
  notify({ severity: 'error', summary: 'Error', detail: reason });
  expiring = setTimeout(() => {
    expiring = undefined;
    // Someone else may have signed in meanwhile.
    if (session.get().user?.id !== user?.id) return;
    forgetSession();
    leave(LOGIN);
  }, LOGOUT_DELAY);
}

export interface UnauthorizedPorts {
  renew: () => Promise<void>;
  leave: Leave;
}

const renewed = (renew: UnauthorizedPorts['renew']): Promise<boolean> =>
  renew().then(
    () => true,
    () => false,
  );

/** The policy as the API client asks for it. */
export const unauthorizedHandler =
  ({ renew, leave }: UnauthorizedPorts): UnauthorizedHandler =>
  async () => {
    const { user, ssoToken } = session.get();
    const decision = decideLostSession({
      role: user?.role ?? null,
      hasSsoToken: Boolean(ssoToken),
      pathname: window.location.pathname,
    });
    if (decision === 'ignore') return 'give-up';
    if (decision === 'renew' && (await renewed(renew))) return 'retry';
    if (session.get().user) expireSession(SESSION_LOST, leave);
    return 'give-up';
  };

export const watchUnauthorized = (): void =>
  handleUnauthorized(unauthorizedHandler({ renew: renewSession, leave: leaveFor }));
