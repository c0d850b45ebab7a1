import {
  createStandardPublicClientApplication,
  type EventMessage,
  EventType,
  type IPublicClientApplication,
} from '@azure/msal-browser';
import { isRecord, getRuntimeConfig, session } from '@surco/shared/platform';
import { createMsalConfiguration, SCOPES } from './msalConfiguration';
import { classifySsoError, type SsoErrorKind } from './ssoErrors';
import { watchPopupClosed } from './watchPopupClosed';

/**
 * Errors of the hidden frame after which the last token may still be used: the frame found no session of this account,
 * lacked its consent, or did not answer.
 */
const KINDS_ALLOWING_LAST_TOKEN: readonly SsoErrorKind[] = ['interaction', 'timedOut'];

let applicationPromise: Promise<IPublicClientApplication> | undefined;

function getApplication(): Promise<IPublicClientApplication> {
  applicationPromise ??= createStandardPublicClientApplication(createMsalConfiguration(getRuntimeConfig().sso)).catch(
    (error: unknown) => {
      applicationPromise = undefined;
      throw error;
    },
  );
  return applicationPromise;
}

/** Initializes the library: from then on a click opens the popup without waiting. */
export async function prepare(): Promise<void> {
  await getApplication();
}

const isWindow = (value: unknown): value is Window => isRecord(value) && 'closed' in value;

function getPopupWindow(message: EventMessage): Window | null {
  const payload: unknown = message.payload;
  return isRecord(payload) && isWindow(payload.popupWindow) ? payload.popupWindow : null;
}

function watchPopup(app: IPublicClientApplication, onClosed: () => void): () => void {
  let stop = (): void => undefined;
  const callback = app.addEventCallback(
    (message) => {
      const popup = getPopupWindow(message);
      if (!popup) return;
      stop();
      stop = watchPopupClosed(popup, onClosed);
    },
    [EventType.POPUP_OPENED],
  );
  return () => {
    stop();
    if (callback) app.removeEventCallback(callback);
  };
}

/**
 * Signs the user in by the directory's popup.
 * @param onClosed called when the popup was closed; a late response still counts
 * @param prompt `login` asks for the credentials also of a person who is signed in to the directory
 * @returns the access token
 */
export async function requestTokenInPopup(
  onClosed: () => void,
  prompt: 'select_account' | 'login' = 'select_account',
): Promise<string> {
  const app = await getApplication();
  const stop = watchPopup(app, onClosed);
  try {
    const { account, accessToken } = await app.acquireTokenPopup({
      scopes: SCOPES,
      prompt,
      ...(prompt === 'login' ? { loginHint: app.getActiveAccount()?.username ?? session.get().user?.email ?? '' } : {}),
      // The library treats a closed popup as open for minutes and would refuse a second attempt.
      overrideInteractionInProgress: true,
    });
    app.setActiveAccount(account);
    return accessToken;
  } finally {
    stop();
  }
}

export interface TokenOptions {
  /** Whether to request a new token instead of using the cached one. */
  forceRefresh: boolean;
  /** The user's e-mail address: selects the account when the library no longer knows it. */
  loginHint?: string;
  /**
   * The token of the session: the result when the library has lost its cache and its hidden frame gets no new token, e.g.
   * because third-party cookies are blocked. The API checks it with the directory.
   */
  lastToken?: string;
}

/** Gets a token from the session of the directory, in a hidden frame. @throws when it is that of another account */
async function requestTokenInFrame(app: IPublicClientApplication, loginHint?: string): Promise<string> {
  const { account, accessToken } = await app.ssoSilent({ scopes: SCOPES, loginHint });
  if (loginHint && account.username.toLowerCase() !== loginHint.toLowerCase())
    throw Object.assign(new Error('The directory answered for another account.'), { errorCode: 'login_required' });
  app.setActiveAccount(account);
  return accessToken;
}

/**
 * Gets a token after the library has lost its cache. The key of the cache is in a Secure cookie without a lifetime: all
 * browsers delete it when they are closed, and WebKit refuses it on plain http.
 */
async function requestTokenWithoutCache(
  app: IPublicClientApplication,
  { loginHint, lastToken }: TokenOptions,
): Promise<string> {
  try {
    return await requestTokenInFrame(app, loginHint);
  } catch (error) {
    // Browsers that block third-party cookies hide the session of the directory from its frame.
    if (!lastToken || !KINDS_ALLOWING_LAST_TOKEN.includes(classifySsoError(error))) throw error;
    return lastToken;
  }
}

/** Gets the access token without a popup. */
export async function requestTokenSilently(options: TokenOptions): Promise<string> {
  const app = await getApplication();
  if (!app.getActiveAccount()) return requestTokenWithoutCache(app, options);
  const { accessToken } = await app.acquireTokenSilent({ scopes: SCOPES, forceRefresh: options.forceRefresh });
  return accessToken;
}

/** Removes the directory's account from this device. */
export async function forgetAccount(): Promise<void> {
  const app = await getApplication();
  app.setActiveAccount(null);
  await app.clearCache();
}

/**
 * Opens the directory's sign-out popup and resolves once it is open; it closes by itself. Without an account with an id
 * token, opens none and only clears the library's cache.
 */
export async function beginDirectorySignOut(): Promise<void> {
  const app = await getApplication();
  const account = app.getActiveAccount();
  const idTokenHint = account?.idToken;
  // Without the hint the directory would ask in the popup which account to sign out.
  if (!account || !idTokenHint) return app.clearCache();
  let callback: string | null = null;
  const opened = new Promise<void>((resolve) => {
    callback = app.addEventCallback(() => resolve(), [EventType.POPUP_OPENED]);
  });
  await Promise.race([opened, app.logoutPopup({ account, idTokenHint })]);
  if (callback) app.removeEventCallback(callback);
}
