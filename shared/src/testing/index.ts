/** Helpers for tests of host and sections. */
/** The session as the host has it: tests sign in and out with it. */
export { session } from '../platform/host';
export * from './contrast';
export * from './createFields';
export * from './createPage';
export * from './createSessionUser';
export * from './detailActions';
export * from './fillSilently';
export * from './goOffline';
export * from './mockApi';
export * from './RefreshButton';
export * from './mockUpload';
export * from './PageProviders';
export * from './renderPage';
export * from './select';
export * from './simulateOffline';
export * from './testId';
