/** What only the host may change, or needs. Sections get neither this module nor what it exports: they see `index.ts`. */
export { setUnauthorizedHandler } from './http/httpClient';
export { clearRecentErrors, getRecentErrors } from './http/recentErrors';
export { hostSession as session } from './session/session';
