/** Helpers for tests of host and sections. */
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
