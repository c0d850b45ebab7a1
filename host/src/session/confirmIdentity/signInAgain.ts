import { session } from '@surco/shared/platform/host';
import { loadMsal } from '../sso/loadMsal';
import { registerSsoSession } from '../sso/ssoRegistration';

/**
 * Signs the user of the session in again by the directory's popup, and confirms their identity with the API.
 * @param onClosed called when the popup was closed without a response
 * @throws errors for `getPopupErrorMessage`
 */
export async function signInAgain(onClosed: () => void): Promise<void> {
  const { requestTokenInPopup } = await loadMsal();
  const msToken = await requestTokenInPopup(onClosed, 'login');
  await registerSsoSession(msToken, { confirmsIdentity: true });
  session.setSsoToken(msToken);
}
