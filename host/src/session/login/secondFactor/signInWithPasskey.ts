import type { SessionUser } from '@surco/shared/contract';
import { call } from '@surco/shared/platform';
import { completeSignIn } from '../../signIn';

/** the second step, with a passkey. @throws ApiError, or the error of the browser */
export async function signInWithPasskey(challenge: string): Promise<SessionUser> {
  const { requestPasskey } = await import(/* webpackChunkName: "passkeys" */ '@surco/shared/ui/second-factor');
  const options = await call('POST /auth/second-factor/passkey-options', { body: { challenge } });
  const response = await requestPasskey(options);
  await call('POST /auth/second-factor/passkey', { body: { challenge, response } });
  return completeSignIn(null);
}
