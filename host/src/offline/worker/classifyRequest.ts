/**
 * How the worker treats a request: it serves pages and fingerprinted files. Of `other` it handles only the POST of a
 * shared file (`shareTarget.ts`) and leaves the rest to the browser.
 */
export type RequestKind = 'page' | 'file' | 'other';

export interface RequestSummary {
  url: string;
  method: string;
  mode: string;
  destination: string;
}

/** Files with a content hash in their name, and the hashes of a published version, never change. */
const FINGERPRINTED = /\.[0-9a-f]{8,}\.(?:js|css|svg|png|woff2)$|^\/remotes\/[^/]+\/\d[^/]*\/integrity\.json$/;
const looksLikeFile = (pathname: string): boolean => /\.[a-z0-9]{2,5}$/i.test(pathname);
/** Left to the browser: API calls, the redirect of the directory, links of customers, and what must be current. */
const EXCLUDED_PATHS = /^\/(?:api|p|redirect|registry\.json|config\.json)(?:\/|$)/;

export const isFingerprinted = (pathname: string): boolean =>
  FINGERPRINTED.test(pathname) && !EXCLUDED_PATHS.test(pathname);

/**
 * @param ownOrigin origin of the pages
 * @param assetsOrigin another origin that serves files
 */
export function classifyRequest(
  { url, method, mode, destination }: RequestSummary,
  ownOrigin: string,
  assetsOrigin: string | null,
): RequestKind {
  const { origin, pathname, search } = new URL(url, ownOrigin);
  const isOwn = origin === ownOrigin;
  if (method !== 'GET' || !(isOwn || origin === assetsOrigin) || EXCLUDED_PATHS.test(pathname)) return 'other';
  if (mode === 'navigate') return isOwn && destination === 'document' && !looksLikeFile(pathname) ? 'page' : 'other';
  return isFingerprinted(pathname) && !search ? 'file' : 'other';
}
