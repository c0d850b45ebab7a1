import type { SessionUser } from '@surco/shared/contract';
import { isRecord, loadOfflineEngine } from '@surco/shared/platform';

/** How long a cached user identity is valid without a network, in ms: as long as a session. */
const OFFLINE_IDENTITY_MAX_AGE_MS = 7 * 24 * 3_600_000;

/** Whether the server confirmed this user and role on this device before: session storage alone is no proof. */
export async function hasConfirmedIdentity({ id, role }: SessionUser): Promise<boolean> {
  try {
    const seen = await (await loadOfflineEngine()).readCachedResponse('GET /auth/me', '/auth/me');
    const user = isRecord(seen?.answer) ? seen.answer : {};
    const isSameUser = user.id === id && (user.role === role || Boolean(user.clientKey));
    return isSameUser && seen !== null && Date.now() - Date.parse(seen.at) < OFFLINE_IDENTITY_MAX_AGE_MS;
  } catch {
    return false;
  }
}
