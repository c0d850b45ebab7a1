/** What only the host may change. Sections get neither this module nor what it exports: they see `index.ts`. */
export { setUnauthorizedHandler } from './http/httpClient';
export { hostSession as session } from './session/session';
