import type { UserDetails } from '@surco/shared/contract';
import { call, session } from '@surco/shared/platform';

/** X-06 with an empty body, then the user details as the server now has them. @throws ApiError */
export async function acceptTerms(): Promise<UserDetails> {
  await call('POST /users/accept-tos', {});
  const user = await call('GET /auth/me', {});
  session.setUser(user);
  return session.get().user ?? user;
}
