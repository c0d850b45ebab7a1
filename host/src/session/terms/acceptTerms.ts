import type { SessionUser } from '@surco/shared/contract';
import { call, session } from '@surco/shared/platform';

/** Accepts the terms, then fetches the updated user details. @throws ApiError */
export async function acceptTerms(): Promise<SessionUser> {
  await call('POST /users/accept-tos', {});
  const user = await call('GET /auth/me', {});
  session.setUser(user);
  return session.get().user ?? user;
}
