import { call, getRuntimeConfig } from '@surco/shared/platform';
import { session } from '@surco/shared/platform/host';
import { loadMsal } from './loadMsal';
import type { TokenOptions } from './msal';

/**
 * opens a session of the API with the directory's token.
 * @param confirmation `confirmsIdentity` when the signed-in user has just signed in again
 * @throws ApiError
 */
export async function registerSsoSession(
  msToken: string,
  confirmation: { confirmsIdentity?: true } = {},
): Promise<void> {
  const { product } = getRuntimeConfig().sso;
  await call('POST /auth/{product}', { params: { product }, body: { msToken, ...confirmation } });
}

/** In ms. A request sent before a renewal may get its 401 after it: it needs a retry, not another renewal. */
const RENEWAL_REUSE_MS = 2000;

type RenewalOptions = Pick<TokenOptions, 'forceRefresh'>;

let pendingRegistration: Promise<void> | undefined;
let renewedAt = Number.NEGATIVE_INFINITY;

function assertSignedIn(): void {
  if (!session.get().ssoToken) throw new Error('Signed out during the renewal.');
}

async function runRegistration({ forceRefresh }: RenewalOptions): Promise<void> {
  const { requestTokenSilently } = await loadMsal();
  const { user, ssoToken } = session.get();
  const msToken = await requestTokenSilently({
    forceRefresh,
    loginHint: user?.email ?? undefined,
    // After a 401 only a new token can help.
    lastToken: forceRefresh ? undefined : (ssoToken ?? undefined),
  });
  assertSignedIn();
  await registerSsoSession(msToken);
  assertSignedIn();
  session.setSsoToken(msToken);
  renewedAt = performance.now();
}

/** Gets a token silently and registers the session with it. Concurrent calls share one request (F-02). */
export function refreshRegistration(options: RenewalOptions): Promise<void> {
  pendingRegistration ??= runRegistration(options).finally(() => {
    pendingRegistration = undefined;
  });
  return pendingRegistration;
}

/** Resolves when no registration is pending: it would undo a sign-out that is posted before it ends. */
export const waitForRegistration = (): Promise<void> =>
  (pendingRegistration ?? Promise.resolve()).catch(() => undefined);

/** F-02: renews the session after a 401, with a new token of the directory. */
export const renewSession = (): Promise<void> =>
  !pendingRegistration && performance.now() - renewedAt < RENEWAL_REUSE_MS
    ? Promise.resolve()
    : refreshRegistration({ forceRefresh: true });
