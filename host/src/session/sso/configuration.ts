import type { Configuration } from '@azure/msal-browser';
import type { RuntimeConfig } from '@surco/shared/platform';

/** K-04. */
export const SCOPES = ['User.Read'];

/** A person types a password and confirms on a phone meanwhile; the library's own minute is too short for that. In ms. */
const POPUP_PATIENCE = 5 * 60_000;

/** The library's settings, all of them from the run-time configuration (K-04). */
export const msalConfiguration = ({
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
  system: { popupBridgeTimeout: POPUP_PATIENCE },
});
