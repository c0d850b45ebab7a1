import { call, runtimeConfig, session } from '@surco/shared/platform';
import { loadMsal } from './index';

/** proves the corporate person to the API, which opens a session for it. @throws ApiError */
export async function register(msToken: string): Promise<void> {
  await call('POST /auth/{product}', { params: { product: runtimeConfig().sso.product }, body: { msToken } });
}

/** Requests sent before a renewal may learn of the old session after it; they need a retry, not another renewal. In ms. */
const STILL_FRESH = 2000;

let flight: Promise<void> | undefined;
let renewedAt = Number.NEGATIVE_INFINITY;

function stillSignedIn(): void {
  if (!session.get().ssoToken) throw new Error('Signed out meanwhile.');
}

async function run(forceRefresh: boolean): Promise<void> {
  const { silentToken } = await loadMsal();
  const msToken = await silentToken(forceRefresh);
  stillSignedIn();
  await register(msToken);
  stillSignedIn();
  session.setSsoToken(msToken);
  renewedAt = performance.now();
}

/** Gets the token silently and registers the session with it again: one flight, however many ask (F-02). */
export function registerAgain(forceRefresh: boolean): Promise<void> {
  flight ??= run(forceRefresh).finally(() => {
    flight = undefined;
  });
  return flight;
}

/** Resolves once no registration is on its way: a sign-out posted before would be undone by it. */
export const registrationSettled = (): Promise<void> => (flight ?? Promise.resolve()).catch(() => undefined);

/** F-02: the same after a 401, with a token fresh from the directory. */
export const renewSession = (): Promise<void> =>
  !flight && performance.now() - renewedAt < STILL_FRESH ? Promise.resolve() : registerAgain(true);
