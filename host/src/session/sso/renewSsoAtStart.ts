import { ApiError, call, isUnanswered } from '@surco/shared/platform';
import { session } from '@surco/shared/platform/host';
import { hasConfirmedIdentity } from '../hasConfirmedIdentity';
import { redirectWithReload, type Redirect } from '../redirectWithReload';
import { postLogout } from '../logout/logout';
import { expireSession } from '../unauthorized';
import { loadSsoErrors } from './loadMsal';
import { refreshRegistration } from './ssoRegistration';
import { SSO_TEXTS } from './ssoTexts';

/** An API that cannot answer now, itself or for the directory, has not refused the sign-on: the session may be valid. */
const isApiUnavailable = (error: unknown): boolean =>
  isUnanswered(error) || (error instanceof ApiError && error.status >= 500);

/**
 * renews a stored token of the directory and registers the session with it.
 * F-05: when that fails, shows the reason and signs out; without any answer, a user whom this device knows stays signed
 * in, as offline (docs/adr/0005).
 */
export async function renewSsoAtStart(redirect: Redirect = redirectWithReload): Promise<void> {
  const { ssoToken, user } = session.get();
  if (!ssoToken) return;
  try {
    await refreshRegistration({ forceRefresh: false });
    const details = await call('GET /auth/me', {});
    if (session.get().user?.id === user?.id) session.setUser(details);
  } catch (error) {
    if (isApiUnavailable(error) || !session.get().ssoToken) return;
    const ssoErrors = await loadSsoErrors().catch(() => null);
    const isUnansweredBySso = ssoErrors?.isSsoUnanswered(error) ?? true;
    if (isUnansweredBySso && user && (await hasConfirmedIdentity(user))) return;
    expireSession(ssoErrors?.getSilentErrorMessage(error) ?? SSO_TEXTS.codeMissing, redirect);
    await postLogout();
  }
}
