import { call, forgetEntries, session } from '@surco/shared/platform';
import { forgetSession } from './forget';
import { signOutOfDirectory } from './sso';
import { registrationSettled } from './sso/registration';

/** X-05, with an empty body; false when the server could not be told. */
export const tellServer = (): Promise<boolean> =>
  registrationSettled()
    .then(() => call('POST /auth/logout', {}))
    .then(
      () => true,
      () => false,
    );

/** N-06, F-05: signed out at once, without a page of its own; the server is told, but nobody waits for it. */
export function endSession(): void {
  forgetSession();
  void tellServer();
}

let flight: Promise<boolean> | undefined;

async function run(): Promise<boolean> {
  const { user } = session.get();
  // Begun before anything is awaited: only a fresh press of a button may open the directory's window.
  const directory = session.get().ssoToken ? signOutOfDirectory() : undefined;
  // From here on nothing renews the session any more; the directory's account stays until its window is open.
  session.clear();
  const told = await tellServer();
  await directory;
  forgetSession();
  if (user) await forgetEntries(user.id);
  return told;
}

/**
 * T-01, R-07: posts the logout, signs out of the directory too, and forgets everything on this device, drafts and
 * unsent things included: whoever calls it has asked about them.
 * @returns whether the server knows; where it does not, its session ends by itself later
 */
export function logout(): Promise<boolean> {
  flight ??= run().finally(() => {
    flight = undefined;
  });
  return flight;
}
