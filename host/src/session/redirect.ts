import { broadcastResponseToMainFrame } from '@azure/msal-browser/redirect-bridge';
import { bridge } from './sso/bridge';

/** the directory's return address. A page of its own, small, because every sign-on and renewal loads it. */
void bridge({
  address: window.location,
  broadcast: () => broadcastResponseToMainFrame(),
  forward: (address) => window.location.replace(address),
  close: () => window.close(),
});
