import { hostPaths, type SessionUser } from '@surco/shared/contract';
import { isManager, type Role } from '@surco/shared/domain';
import { createNetworkError, isUnanswered, showToast, type UnauthorizedHandler } from '@surco/shared/platform';
import { session, setUnauthorizedHandler } from '@surco/shared/platform/host';
import { clearLocalSession } from './clearLocalSession';
import type { IsPublicPath } from '../navigation/target';
import { redirectWithReload, type Redirect } from './redirectWithReload';
import { isLoginPath } from './isLoginPath';
import { loadSsoErrors } from './sso/loadMsal';
import { renewSession } from './sso/ssoRegistration';

/** The text that F-01 requires. */
export const SESSION_LOST_MESSAGE = 'Sesión inválida. Por favor, inicia sesión nuevamente.';

/** How long the message is shown before the sign-out, in ms (K-02). */
export const LOGOUT_DELAY_MS = 2000;

export interface UnauthorizedContext {
  role: Role | null;
  hasSsoToken: boolean;
  pathname: string;
}

/**
 * Decides what a 401 means. It is ignored on the login page and without a user. A single sign-on session is renewed
 * without asking the user, for managers only (F-02); any other session has ended (F-01).
 */
export function decideUnauthorized({
  role,
  hasSsoToken,
  pathname,
}: UnauthorizedContext): 'ignore' | 'expire' | 'renew' {
  if (!role || isLoginPath(pathname)) return 'ignore';
  return isManager(role) && hasSsoToken ? 'renew' : 'expire';
}

let expiryTimer: ReturnType<typeof setTimeout> | undefined;

/** Whether a lost session is about to be cleared: its message was shown less than `LOGOUT_DELAY_MS` ago. */
export const isExpiring = (): boolean => expiryTimer !== undefined;

/** Shows the reason, then clears the session and opens the login page. Several 401s at once show it once. */
export function expireSession(reason: string, redirect: Redirect): void {
  if (expiryTimer !== undefined) return;
  const { user } = session.get();
  showToast({ severity: 'error', summary: 'Error', detail: reason });
  expiryTimer = setTimeout(() => {
    expiryTimer = undefined;
    // Another user may have signed in within that time.
    if (session.get().user?.id !== user?.id) return;
    void clearLocalSession().then(() => redirect(hostPaths.login));
  }, LOGOUT_DELAY_MS);
}

/** Functions that the handler calls; tests replace them. */
export interface UnauthorizedPorts {
  renew: () => Promise<void>;
  confirmIdentity: UnauthorizedHandler;
  redirect: Redirect;
  isPublicPath: IsPublicPath;
}

/**
 * @returns whether the session was renewed
 * @throws ApiError of status 0 when neither directory nor API answered: the device counts as offline (docs/adr/0005)
 */
async function tryRenew(renew: UnauthorizedPorts['renew']): Promise<boolean> {
  try {
    await renew();
    return true;
  } catch (error) {
    const ssoErrors = isUnanswered(error) ? null : await loadSsoErrors().catch(() => null);
    if (!ssoErrors || ssoErrors.isSsoUnanswered(error)) throw createNetworkError();
    return false;
  }
}

/** Opens the terms when a new version was published while the pages of the user were open (N-07). */
function askForTerms(user: SessionUser | null, redirect: Redirect): 'give-up' {
  if (user?.acceptedTos) {
    session.setUser({ ...user, acceptedTos: false });
    redirect(hostPaths.acceptTerms);
  }
  return 'give-up';
}

/**
 * Creates the handler that the API client calls for each lost session and for terms not accepted yet: it returns
 * whether to repeat the request.
 */
export const createUnauthorizedHandler =
  ({ renew, confirmIdentity, redirect, isPublicPath }: UnauthorizedPorts): UnauthorizedHandler =>
  async (error) => {
    const { code } = error;
    const { user, ssoToken } = session.get();
    if (code === 'IDENTIDAD_SIN_CONFIRMAR') return confirmIdentity(error);
    if (code === 'TERMINOS_PENDIENTES') return askForTerms(user, redirect);
    const decision = decideUnauthorized({
      role: user?.role ?? null,
      hasSsoToken: Boolean(ssoToken),
      pathname: window.location.pathname,
    });
    if (decision === 'ignore') return 'give-up';
    if (decision === 'renew' && (await tryRenew(renew))) return 'retry';
    if (!session.get().user) return 'give-up';
    // The person may be choosing a new password: the page of a mailed link stays open.
    if (isPublicPath(window.location.pathname)) await clearLocalSession();
    else expireSession(SESSION_LOST_MESSAGE, redirect);
    return 'give-up';
  };

/** Asks for a new sign-in in the directory. The code is separate: only accounts without a password need it. */
const confirmIdentity: UnauthorizedHandler = async () => {
  const { askToConfirmIdentity } = await import(
    /* webpackChunkName: "confirm-identity" */ './confirmIdentity/askToConfirmIdentity'
  );
  return askToConfirmIdentity();
};

/**
 * Handles from now on, for all API calls, the 401 of a lost session, and the 403 when new terms must be accepted or the
 * identity confirmed.
 */
export const watchUnauthorized = (isPublicPath: IsPublicPath): void =>
  setUnauthorizedHandler(
    createUnauthorizedHandler({ renew: renewSession, confirmIdentity, redirect: redirectWithReload, isPublicPath }),
  );
