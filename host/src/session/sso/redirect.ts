import { broadcastResponseToMainFrame } from '@azure/msal-browser/redirect-bridge';
import { handleSsoRedirect } from './handleSsoRedirect';

/**
 * the redirect address of the directory. A small separate page, because every popup, for sign-in and sign-out,
 * and every renewal in a hidden frame loads it.
 */
void handleSsoRedirect({
  address: window.location,
  broadcast: () => broadcastResponseToMainFrame(),
  redirect: (address) => window.location.replace(address),
  close: () => window.close(),
});
