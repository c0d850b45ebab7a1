/**
 * What leads from page to page and back, and where a company is prepared. In a module of its own, because the shell and
 * the forms need it: what a form imports is bundled with the forms.
 */
export const setupPaths = {
  /** the steps that prepare an empty company. */
  setup: '/dashboard/setup',
} as const;

/** Query parameter that opens a draft by its id. */
export const DRAFT_PARAM = 'borrador';
/** Query parameter of any page: the page that led there, and to which saving a form or a link in the header returns. */
export const RETURN_PARAM = 'volver';
/** @param returnTo path and query of the page that leads there */
export const addReturn = (path: string, returnTo: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}${RETURN_PARAM}=${encodeURIComponent(returnTo)}`;
