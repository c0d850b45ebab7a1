import { patiently } from './patient';

/**
 * Single sign-on, as the rest of the session sees it. The sign-on library weighs as much as React: it is fetched only
 * when somebody uses it, and a farmer with a client key never does.
 */
export const loadMsal = () => patiently(() => import(/* webpackChunkName: "msal" */ './msal'));

let ready = false;

/** Whether the library is here and set up, so that a press of a button may open a window at once. */
export const isMsalReady = (): boolean => ready;

/** Fetches the library and sets it up. */
export async function prepareMsal(): Promise<void> {
  const { prepare } = await loadMsal();
  await prepare();
  ready = true;
}

/** The same ahead of need; a failure is told when it is needed. */
export const preloadMsal = (): void => {
  prepareMsal().catch(() => undefined);
};

/** Opens the directory's sign-out where it can; a failure there leaves the sign-out here as it is. */
export async function signOutOfDirectory(): Promise<void> {
  try {
    const { beginDirectorySignOut } = await loadMsal();
    await beginDirectorySignOut();
  } catch (error) {
    console.warn('The directory could not be told of the sign-out.', error);
  }
}
