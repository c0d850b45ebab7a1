import { retryOnChunkTimeout } from './retryOnChunkTimeout';

/**
 * Loads the single sign-on library. Separate code, because it is as large as React: only the staff's login form and a
 * session with a stored token need it.
 */
export const loadMsal = () => retryOnChunkTimeout(() => import(/* webpackChunkName: "msal" */ './msal'));

/** Loads what explains errors of the library: a part of its file, so that it only rejects when the library is missing. */
export const loadSsoErrors = () => import(/* webpackChunkName: "msal" */ './ssoErrors');

/** As {@link loadSsoErrors}, for errors of the popup. */
export const loadPopupErrors = () => import(/* webpackChunkName: "msal" */ './popupErrors');

let isReady = false;

/** Whether the library is loaded and initialized, so that a click can open the popup at once. */
export const isMsalReady = (): boolean => isReady;

/** Loads and initializes the library. */
export async function prepareMsal(): Promise<void> {
  const { prepare } = await loadMsal();
  await prepare();
  isReady = true;
}

/** Starts to load the library early; a failure is reported by `prepareMsal` when it is needed. */
export const preloadMsal = (): void => {
  prepareMsal().catch(() => undefined);
};

/** Opens the directory's sign-out. A failure there does not stop the sign-out of the product. */
export async function signOutOfDirectory(): Promise<void> {
  try {
    const { beginDirectorySignOut } = await loadMsal();
    await beginDirectorySignOut();
  } catch (error) {
    console.warn('The sign-out of the directory failed.', error);
  }
}
