import type { CallData, CallInput } from '../../contract';

const loadLibrary = () => import(/* webpackChunkName: "webauthn" */ '@simplewebauthn/browser');

/** Whether the browser knows passkeys. They need a secure origin. */
export const canUsePasskeys = (): boolean => 'PublicKeyCredential' in window;

/** Lets the user create a passkey. @throws Error when the user cancels or the device refuses */
export async function createPasskey(
  optionsJSON: CallData<'POST /users/me/passkeys/options'>,
): Promise<CallInput<'POST /users/me/passkeys'>['body']['response']> {
  const { startRegistration } = await loadLibrary();
  return startRegistration({ optionsJSON });
}

/** Lets the user answer a sign-in with a passkey. @throws Error when the user cancels or has none here */
export async function requestPasskey(
  optionsJSON: CallData<'POST /auth/second-factor/passkey-options'>,
): Promise<CallInput<'POST /auth/second-factor/passkey'>['body']['response']> {
  const { startAuthentication } = await loadLibrary();
  return startAuthentication({ optionsJSON });
}
