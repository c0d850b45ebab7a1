import type { SessionUser } from '@surco/shared/contract';
import { call } from '@surco/shared/platform';
import { session } from '@surco/shared/platform/host';

/** Accepts the version that was shown, then fetches the updated user details. @throws ApiError */
export async function acceptTerms(version: string): Promise<SessionUser> {
  await call('POST /users/accept-tos', { body: { version } });
  const user = await call('GET /auth/me', {});
  session.setUser(user);
  // The session may give the user fewer rights than the API answers, see `getEffectiveUser`.
  return session.get().user ?? user;
}
