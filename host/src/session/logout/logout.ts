import { call, deleteOutbox } from '@surco/shared/platform';
import { session } from '@surco/shared/platform/host';
import { deleteSharedFile } from '../../offline/workerCaches';
import { forgetPushSubscription } from '../../push/forgetPushSubscription';
import { clearLocalSession } from '../clearLocalSession';
import { signOutOfDirectory } from '../sso/loadMsal';
import { waitForRegistration } from '../sso/ssoRegistration';

/**
 * posts the logout once no single sign-on registration is pending. Never throws.
 * @returns false when the server did not answer, or answered with an error
 */
export const postLogout = (): Promise<boolean> =>
  waitForRegistration()
    .then(() => call('POST /auth/logout', {}))
    .then(
      () => true,
      () => false,
    );

/** N-06, F-05: ends the session at once; the request to the server runs in the background. */
export function endSession(): void {
  void clearLocalSession();
  void postLogout();
}

let pendingLogout: Promise<boolean> | undefined;

async function runLogout(): Promise<boolean> {
  const { user } = session.get();
  // Started before the first await: browsers open a popup only during a click.
  const directory = session.get().ssoToken ? signOutOfDirectory() : undefined;
  // From here on no request renews the session; the directory account stays until its window is open.
  session.clear();
  await forgetPushSubscription();
  const isServerNotified = await postLogout();
  await directory;
  await clearLocalSession();
  await deleteSharedFile();
  if (user) await deleteOutbox(user.id);
  return isServerNotified;
}

/**
 * T-01, R-07: posts the logout, signs out of the directory, and deletes all data of the user on this device, drafts and
 * unsent records included: the caller has confirmed that with the user.
 * @returns whether the server was notified; if not, its session expires later
 */
export function logout(): Promise<boolean> {
  pendingLogout ??= runLogout().finally(() => {
    pendingLogout = undefined;
  });
  return pendingLogout;
}
