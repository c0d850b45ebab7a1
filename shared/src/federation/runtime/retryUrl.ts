/** How often each file was requested, by URL. */
const requestCounts = new Map<string, number>();

/** Set on the document, which all builds share, once a file had to be requested again. */
const RETRIED_ATTRIBUTE = 'data-surco-retried';

const findPreload = (address: string): HTMLLinkElement | undefined =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')].find(
    ({ href }) => href === new URL(address, location.href).href,
  );

/** The browser answers a request for a failed preload with that failure, without a new request. */
const hasFailedPreload = (address: string): boolean =>
  document.documentElement.hasAttribute(RETRIED_ATTRIBUTE) && findPreload(address) !== undefined;

/** Replaces a wrong response in the browser's HTTP cache. */
function reloadCachedFile(address: string): void {
  if (new URL(address, location.href).origin !== location.origin) return;
  fetch(address, { cache: 'reload' }).catch(() => undefined);
}

/**
 * Adds a `retry` parameter to the URL of a file that is requested again, e.g. at the retry of a failed section. For the
 * same URL the browser would wait for the hanging request or reuse the failed response. After a retry, preloaded files
 * get the parameter at once, because their preloads have probably failed too; so one press of "Reintentar" reloads all
 * of them.
 */
export function retryUrl(address: string): string {
  const previousRequests = requestCounts.get(address) ?? 0;
  requestCounts.set(address, previousRequests + 1);
  if (previousRequests > 0) document.documentElement.setAttribute(RETRIED_ATTRIBUTE, '');
  else if (!hasFailedPreload(address)) return address;
  reloadCachedFile(address);
  return `${address}${address.includes('?') ? '&' : '?'}retry=${previousRequests + 1}`;
}

/** Webpack's function that loads a file of a build; each build has its own. */
export type LoadFile = (address: string, ...rest: unknown[]) => unknown;

/**
 * Requests a file with the hash of its preload: the browser then uses the preload, and runs no file with another hash.
 * Webpack's function takes a script of the page that has the same URL.
 */
function addVerifiedScript(url: string, integrity: string): void {
  const script = document.createElement('script');
  Object.assign(script, { integrity, crossOrigin: 'anonymous', src: url });
  document.head.append(script);
}

/** The same function, with a new URL for each retry, and with the hash of a file whose preload names one. */
export const withRetryUrl =
  (load: LoadFile): LoadFile =>
  (address, ...rest) => {
    const url = retryUrl(address);
    const integrity = findPreload(address)?.getAttribute('integrity');
    if (integrity) addVerifiedScript(url, integrity);
    return load(url, ...rest);
  };
