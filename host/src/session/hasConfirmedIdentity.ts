import type { SessionUser } from '@surco/shared/contract';
import { isRecord, loadOfflineEngine } from '@surco/shared/platform';

/** How long a cached user identity is valid without a network, in ms: as long as a session. */
const OFFLINE_IDENTITY_MAX_AGE_MS = 7 * 24 * 3_600_000;

/**
 * Whether the server has confirmed this user and role on this device within that time: the session in local storage
 * alone is no proof. A user with a client key has the role of a farmer (E-01).
 */
export async function hasConfirmedIdentity({ id, role }: SessionUser): Promise<boolean> {
  try {
    const cached = await (await loadOfflineEngine()).readCachedResponse('GET /auth/me', '/auth/me');
    const user = isRecord(cached?.answer) ? cached.answer : {};
    const isSameUser = user.id === id && (user.clientKey ? 'Farmer' : user.role) === role;
    return isSameUser && cached !== null && Date.now() - Date.parse(cached.at) < OFFLINE_IDENTITY_MAX_AGE_MS;
  } catch {
    return false;
  }
}
