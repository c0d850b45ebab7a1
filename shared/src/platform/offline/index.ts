/** Working without a network: the part that every page loads. The rest is `engine`, loaded when needed. */
export { refetchStale, useConnectionState } from './connectionState';
export { loadOfflineEngine } from './loadOfflineEngine';
export { networkFirst } from './networkFirst';
export { declareOfflineCalls, type OfflineCallRule, type OfflineCalls } from './offlineCalls';
export { dropPendingResponses } from './responseRecorder';
export type { OfflineEngine } from './engine';
