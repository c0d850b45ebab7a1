import type { Role } from '@surco/shared/domain';
import type { RegisteredRemote } from '@surco/shared/federation';
import { create } from 'zustand';

/** Whether this device can work without a network, for a role whose sections are prepared for that. */
export interface OfflineReadiness {
  status: 'none' | 'preparing' | 'incomplete' | 'ready';
  /** Time of the oldest data that work without a network needs (ISO 8601); null until the device is ready. */
  at: string | null;
  /** Whether the browser refuses to protect the storage: it may delete it when space is short. */
  isVolatile: boolean;
}

const NOT_PREPARED: OfflineReadiness = { status: 'none', at: null, isVolatile: false };
const READY_AT_KEY = 'surco.offlineReadyAt';

/** Only a production build has files that a service worker can cache. */
export const canPrepareDevice = 'serviceWorker' in navigator && process.env.NODE_ENV === 'production';

export const useOfflineReadiness = create<OfflineReadiness>()(() => NOT_PREPARED);

export const isOfflineRole = (remotes: readonly RegisteredRemote[], role: Role): boolean =>
  remotes.some(({ offline }) => offline?.[role]);

function readReadyAt(): string | null {
  try {
    return localStorage.getItem(READY_AT_KEY);
  } catch {
    return null;
  }
}

/**
 * Starts with the result of the last preparation, whose files and data are still stored; without one, with `preparing`.
 * @param canPrepare whether the device can be prepared for the user; if not, the status is `none`
 */
export function resetReadiness(canPrepare: boolean): void {
  const at = canPrepare ? readReadyAt() : null;
  useOfflineReadiness.setState(canPrepare ? { ...NOT_PREPARED, status: at ? 'ready' : 'preparing', at } : NOT_PREPARED);
}

/** Files or data did not arrive. What an earlier preparation stored is still there: then the device stays ready. */
export function markIncomplete(): void {
  if (useOfflineReadiness.getState().status === 'preparing') useOfflineReadiness.setState({ status: 'incomplete' });
}

export function markReady(at: string): void {
  useOfflineReadiness.setState({ status: 'ready', at });
  try {
    localStorage.setItem(READY_AT_KEY, at);
  } catch {
    // Without storage, the next visit says again that it is not ready yet.
  }
}

/** Data are missing: also of a device that an earlier version, which needed fewer, has made ready. */
export function markMissing(): void {
  if (useOfflineReadiness.getState().status !== 'ready') return;
  useOfflineReadiness.setState({ status: 'preparing', at: null });
  try {
    localStorage.removeItem(READY_AT_KEY);
  } catch {
    // Without storage, the next visit starts with `preparing` anyway.
  }
}
