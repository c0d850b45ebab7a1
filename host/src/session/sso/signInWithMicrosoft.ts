import type { SessionUser } from '@surco/shared/contract';
import { endSession } from '../logout/logout';
import { completeSignIn } from '../signIn';
import { loadMsal, loadSsoErrors } from './loadMsal';
import { registerSsoSession } from './ssoRegistration';

/** F-05: removes a half-finished sign-in: the directory's account on this device and our session. */
async function undoSignIn(): Promise<void> {
  endSession();
  const { forgetAccount } = await loadMsal();
  await forgetAccount();
}

/**
 * T-01 with the directory's popup: token, X-07, X-03.
 * @param onClosed called when the popup was closed without a response
 * @throws errors for `getPopupErrorMessage`, which has no message for an attempt that a newer one replaced
 */
export async function signInWithMicrosoft(onClosed: () => void): Promise<SessionUser> {
  try {
    const { requestTokenInPopup } = await loadMsal();
    const msToken = await requestTokenInPopup(onClosed);
    await registerSsoSession(msToken);
    return await completeSignIn(msToken);
  } catch (error) {
    const ssoErrors = await loadSsoErrors().catch(() => null);
    if (ssoErrors?.classifySsoError(error) !== 'superseded') await undoSignIn().catch(() => undefined);
    throw error;
  }
}
