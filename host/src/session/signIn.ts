import type { UserDetails } from '@surco/shared/contract';
import { boot, call, clearCache, session } from '@surco/shared/platform';

export interface Credentials {
  email: string;
  password: string;
}

export interface ClientCredentials {
  phone: string;
  clientKey: string;
}

/**
 * The second half of every way in: asks who this is and keeps it (E-01).
 * Answers begun for whoever was here before are dropped first.
 */
export async function enter(ssoToken: string | null): Promise<UserDetails> {
  boot().inFlight.clear();
  const user = await call('GET /auth/me', {});
  await clearCache();
  session.setSsoToken(ssoToken);
  session.setUser(user);
  return session.get().user ?? user;
}

/** X-01, for staff. @throws ApiError */
export async function signIn({ email, password }: Credentials): Promise<UserDetails> {
  await call('POST /auth/', { body: { email: email.trim(), password } });
  return enter(null);
}

/** X-02, for farmers. @throws ApiError */
export async function signInAsClient({ phone, clientKey }: ClientCredentials): Promise<UserDetails> {
  await call('POST /auth/client', { body: { phone: phone.trim(), clientKey: clientKey.trim() } });
  return enter(null);
}
