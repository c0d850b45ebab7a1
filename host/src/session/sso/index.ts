/**
 * Single sign-on, as the rest of the session sees it. The sign-on library weighs as much as React: it is fetched only
 * when somebody uses it, and a farmer with a client key never does.
 */
export const loadMsal = () => import(/* webpackChunkName: "msal" */ './msal');

/** Begins to fetch the library, so that a press finds it there and may still open a window. */
export const preloadMsal = (): void => {
  loadMsal().catch(() => undefined);
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
