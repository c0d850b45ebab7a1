import { hasIndexedDb } from '../storage/userDatabases';
import type { OfflineEngine } from './engine';

let loadingEngine: Promise<OfflineEngine> | undefined;

/**
 * Loads the code for working without a network (chunk `offline`) when it is first needed; a failed load is repeated by
 * the next call.
 * @throws Error when the browser has no IndexedDB or the code does not arrive
 */
export function loadOfflineEngine(): Promise<OfflineEngine> {
  if (!hasIndexedDb()) return Promise.reject(new Error('This browser has no IndexedDB.'));
  loadingEngine ??= import(/* webpackChunkName: "offline" */ './engine').then(
    ({ offlineEngine }) => offlineEngine,
    (error: unknown) => {
      loadingEngine = undefined;
      throw error;
    },
  );
  return loadingEngine;
}
