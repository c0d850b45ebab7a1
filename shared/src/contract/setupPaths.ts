/**
 * What leads from page to page and back, and where a company is prepared. In a module of its own, because the shell needs
 * it on every page.
 */
export const setupPaths = {
  /** the steps that prepare an empty company. */
  setup: '/dashboard/setup',
} as const;

/** Query parameter of any page: the page that led there, and to which saving a form or a link in the header returns. */
export const RETURN_PARAM = 'volver';
/** @param returnTo path and query of the page that leads there */
export const addReturn = (path: string, returnTo: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}${RETURN_PARAM}=${encodeURIComponent(returnTo)}`;
