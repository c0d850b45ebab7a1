/** Run-time code that host and sections share: a federated singleton, so there is one copy of each module. */
export * from './config/bootData';
export * from './cache/useCall';
export * from './cache/useLogo';
export * from './http/call';
export { registerCallMiddleware, type CallMiddleware, type OutgoingCall } from './http/callMiddleware';
export * from './http/randomUuid';
export { toDataUrl } from './http/toDataUrl';
export * from './http/useIdempotencyKey';
export * from './lazy/chunkLoadError';
export * from './config/getToday';
export { getClockOffset, getServerTime, measureClock, subscribeToClockOffset } from './config/serverClock';
export * from './config/runtimeConfig';
export * from './http/apiError';
export { isTemporaryError } from './http/isTemporaryError';
export { rememberError } from './http/recentErrors';
export * from './http/supportCode';
export { isRecord } from '../domain/isRecord';
export * from './runWhenIdle';
export * from './useOptimisticValue';
export * from './waitForPaint';
export * from './http/filters';
export * from './http/httpClient';
export * from './lazy/lazyPage';
export * from './lazy/retryableLoad';
export * from './lazy/useLazyState';
export * from './router/listAddresses';
export * from './router/pageAccess';
export * from './router/useListSearch';
export * from './router/useListState';
export * from './savedViews/savedViews';
export * from './savedViews/viewParams';
export * from './toasts/toasts';
export * from './offline';
export * from './outbox';
export { deleteCachedResponses, deleteOutbox } from './storage/userDatabases';
export * from './cache/useCachePatch';
export * from './router/fileToImport';
export * from './router/recordTitle';
export * from './router/pageParams';
export * from './router/returnPath';
export * from './router/router';
export {
  getEffectiveUser,
  MAX_NAVIGATION_COUNT,
  parseStoredSession,
  session,
  SESSION_KEY,
  type SessionState,
  updateSessionName,
  useSession,
} from './session/session';
// In place of the function of the same name in `httpClient`, which `host.ts` exports.
export { setUnauthorizedHandler } from './session/refuseToSections';
export * from './theme/antdTheme';
export * from './session/useActor';
export * from './router/unsavedChanges';
