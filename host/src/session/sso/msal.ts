import {
  createStandardPublicClientApplication,
  type EventMessage,
  EventType,
  type IPublicClientApplication,
} from '@azure/msal-browser';
import { isRecord, runtimeConfig } from '@surco/shared/platform';
import { msalConfiguration, SCOPES } from './configuration';
import { watchClosing } from './popupWatch';

let made: Promise<IPublicClientApplication> | undefined;

function application(): Promise<IPublicClientApplication> {
  made ??= createStandardPublicClientApplication(msalConfiguration(runtimeConfig().sso)).catch((error: unknown) => {
    made = undefined;
    throw error;
  });
  return made;
}

/** Sets the library up: from then on a press opens its window without waiting for anything. */
export async function prepare(): Promise<void> {
  await application();
}

const isWindow = (value: unknown): value is Window => isRecord(value) && 'closed' in value;

function openedWindow(message: EventMessage): Window | null {
  const payload: unknown = message.payload;
  return isRecord(payload) && isWindow(payload.popupWindow) ? payload.popupWindow : null;
}

function watchPopup(app: IPublicClientApplication, onClosed: () => void): () => void {
  let stop = (): void => undefined;
  const callback = app.addEventCallback(
    (message) => {
      const popup = openedWindow(message);
      if (!popup) return;
      stop();
      stop = watchClosing(popup, onClosed);
    },
    [EventType.POPUP_OPENED],
  );
  return () => {
    stop();
    if (callback) app.removeEventCallback(callback);
  };
}

/**
 * Asks the person in a window of the directory and gives the access token.
 * @param onClosed the window was closed; a late answer still counts
 */
export async function popupToken(onClosed: () => void): Promise<string> {
  const app = await application();
  const stop = watchPopup(app, onClosed);
  try {
    const { account, accessToken } = await app.acquireTokenPopup({
      scopes: SCOPES,
      prompt: 'select_account',
      // A window closed before counts as open for minutes; without this a second attempt would be refused.
      overrideInteractionInProgress: true,
    });
    app.setActiveAccount(account);
    return accessToken;
  } finally {
    stop();
  }
}

/** Gets the access token without the person. @param forceRefresh a fresh one, not the one at hand */
export async function silentToken(forceRefresh: boolean): Promise<string> {
  const app = await application();
  const { accessToken } = await app.acquireTokenSilent({ scopes: SCOPES, forceRefresh });
  return accessToken;
}

/** Forgets the directory's account on this device. */
export async function forgetAccount(): Promise<void> {
  const app = await application();
  app.setActiveAccount(null);
  await app.clearCache();
}

/** Opens the directory's sign-out window and returns once it is open; it finishes and closes by itself. */
export async function beginDirectorySignOut(): Promise<void> {
  const app = await application();
  const account = app.getActiveAccount();
  const idTokenHint = account?.idToken;
  // Without the hint the directory would ask which account is meant, in a window nobody expects.
  if (!account || !idTokenHint) return app.clearCache();
  let callback: string | null = null;
  const opened = new Promise<void>((resolve) => {
    callback = app.addEventCallback(() => resolve(), [EventType.POPUP_OPENED]);
  });
  await Promise.race([opened, app.logoutPopup({ account, idTokenHint })]);
  if (callback) app.removeEventCallback(callback);
}
