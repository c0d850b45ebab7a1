/** What the worker does with a request: pages and fingerprinted files are its business, everything else is not. */
export type Kind = 'page' | 'file' | 'other';

export interface Asked {
  url: string;
  method: string;
  mode: string;
  destination: string;
}

/** A file whose name carries a digest never changes under that name. */
const FINGERPRINTED = /\.[0-9a-f]{8,}\.(?:js|css|svg|png|woff2)$/;
const looksLikeFile = (pathname: string): boolean => /\.[a-z0-9]{2,5}$/i.test(pathname);
/** Never ours: calls, and the return from the directory, which must reach the server as it is. */
const OUTSIDE = /^\/(?:api|redirect|registry\.json|config\.json)(?:\/|$)/;

export const isFingerprinted = (pathname: string): boolean => FINGERPRINTED.test(pathname) && !OUTSIDE.test(pathname);

export function kindOf({ url, method, mode, destination }: Asked, origin: string): Kind {
  const address = new URL(url, origin);
  if (method !== 'GET' || address.origin !== origin || OUTSIDE.test(address.pathname)) return 'other';
  if (mode === 'navigate') return destination === 'document' && !looksLikeFile(address.pathname) ? 'page' : 'other';
  return isFingerprinted(address.pathname) && !address.search ? 'file' : 'other';
}
