/** Helpers for tests of host and sections. */
export * from './createPage';
export * from './createSessionUser';
export * from './mockUpload';
export * from './renderPage';
