import type { Configuration } from '@azure/msal-browser';
import type { RuntimeConfig } from '@surco/shared/platform';

/** The permission that is requested from the directory: to read the user's own profile (K-04). */
export const SCOPES = ['User.Read'];

/** In ms. The library's default of one minute is too short for a password and a confirmation on the phone. */
const POPUP_TIMEOUT_MS = 5 * 60_000;

/** Settings of the library, from the run-time configuration (K-04). */
export const createMsalConfiguration = ({
  clientId,
  authority,
  authorityMetadata,
  redirectUri,
}: RuntimeConfig['sso']): Configuration => ({
  auth: {
    clientId,
    authority,
    redirectUri,
    postLogoutRedirectUri: redirectUri,
    ...(authorityMetadata ? { authorityMetadata } : {}),
  },
  cache: { cacheLocation: 'localStorage' },
  system: { popupBridgeTimeout: POPUP_TIMEOUT_MS },
});
