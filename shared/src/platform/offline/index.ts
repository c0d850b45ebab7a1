/** Working without a network: the part that every page loads. The rest is `engine`, loaded when needed. */
export { checkServer } from './checkServer';
export { refetchStale, useConnectionState, waitForAnswer } from './connectionState';
export { loadOfflineEngine } from './loadOfflineEngine';
export { dropPendingResponses, networkFirst } from './networkFirst';
export { abandonWhenLost, sendAbortable } from './pendingRequest';
export { declareOfflineCalls, type OfflineCallRule, type OfflineCalls } from './offlineCalls';
export { useIsOnline } from './useIsOnline';
export type { OfflineEngine } from './engine';
