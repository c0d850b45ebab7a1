/**
 * Query parameters that forms and the shell read. Not beside the paths of the contract: forms, lists and the shell would
 * share that code, and lists would load that of forms with it.
 */

/** The page that led to this one, and to which saving a form or a link in the header returns. */
export const RETURN_PARAM = 'volver';
/** @param returnTo path and query of the page that leads there */
export const addReturn = (path: string, returnTo: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}${RETURN_PARAM}=${encodeURIComponent(returnTo)}`;

/** The query of a page itself, whichever page led to it. */
export function removeReturn(query: URLSearchParams): URLSearchParams {
  const own = new URLSearchParams(query);
  own.delete(RETURN_PARAM);
  return own;
}

/** Opens a draft by its id. */
export const DRAFT_PARAM = 'borrador';
