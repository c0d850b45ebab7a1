import type { CallData, CallInput, SecondFactorChallenge, SessionUser } from '@surco/shared/contract';
import { getBootData, call, clearCache } from '@surco/shared/platform';
import { session } from '@surco/shared/platform/host';

export interface Credentials {
  email: string;
  password: string;
}

export interface FarmerCredentials {
  phone: string;
  clientKey: string;
}

/**
 * Last step of every sign-in: fetches the user details and stores them (E-01).
 * Responses that were requested for the previous user are dropped first.
 * @param ssoToken the directory's token; null for any other sign-in, which removes the token of an earlier one
 * @throws ApiError
 */
export async function completeSignIn(ssoToken: string | null): Promise<SessionUser> {
  getBootData().inFlight.clear();
  const user = await call('GET /auth/me', {});
  await clearCache();
  session.setSsoToken(ssoToken);
  session.setUser(user);
  return session.get().user ?? user;
}

const isChallenge = (answer: CallData<'POST /auth/'>): answer is SecondFactorChallenge =>
  'secondFactorNeeded' in answer;

/** X-01, with e-mail and password. @returns a challenge when the user has a second factor @throws ApiError */
export async function signIn({ email, password }: Credentials): Promise<SessionUser | SecondFactorChallenge> {
  const answer = await call('POST /auth/', { body: { email: email.trim(), password } });
  return isChallenge(answer) ? answer : completeSignIn(null);
}

/** the second step, with a code of the app or a recovery code. @throws ApiError */
export async function signInWithCode(body: CallInput<'POST /auth/second-factor'>['body']): Promise<SessionUser> {
  await call('POST /auth/second-factor', { body });
  return completeSignIn(null);
}

/** X-02, for farmers. @throws ApiError */
export async function signInAsFarmer({ phone, clientKey }: FarmerCredentials): Promise<SessionUser> {
  await call('POST /auth/client', { body: { phone: phone.trim(), clientKey: clientKey.trim() } });
  return completeSignIn(null);
}
