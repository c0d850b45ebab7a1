import { getBootData } from '../../platform/config/bootData';
import type { LoadFile } from './fileLoader';

/** How often each file was requested, by URL. */
const requestCounts = new Map<string, number>();

/** Set on the document, which all builds share, once a file had to be requested again. */
const RETRIED_ATTRIBUTE = 'data-surco-retried';

/** The preload of a file that the page's HTML names. */
export const findPreload = (address: string): HTMLLinkElement | undefined =>
  [...document.querySelectorAll<HTMLLinkElement>('link[as="script"]')].find(
    ({ href }) => href === new URL(address, location.href).href,
  );

/**
 * Whether a file has a preload that has probably failed: one of the page, after any file had to be requested again. The
 * browser answers a request for a failed preload with that failure, without a new request.
 */
const hasFailedPreload = (address: string): boolean =>
  document.documentElement.hasAttribute(RETRIED_ATTRIBUTE) && findPreload(address) !== undefined;

/** In ms. A request that hangs would keep one of the few connections that a browser opens to a server. */
const RELOAD_TIMEOUT_MS = 10_000;

/** Replaces a wrong response in the browser's HTTP cache. */
function reloadCachedFile(address: string): void {
  // The content security policy forbids requests to any other origin.
  const origins = [location.origin, getBootData().config?.assetsUrl];
  if (!origins.includes(new URL(address, location.href).origin)) return;
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), RELOAD_TIMEOUT_MS);
  fetch(address, { cache: 'reload', signal: controller.signal })
    .then((response) => response.blob())
    .catch(() => undefined)
    .finally(() => clearTimeout(timer));
}

/**
 * Returns the URL for the next request of a file, and counts it: to be called once per request. The first request gets
 * the address itself, a later one, e.g. at the retry of a failed section, a `retry` parameter: for the same URL the
 * browser would wait for the hanging request or reuse the failed response. After a retry, preloaded files
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

/** The same function, with a new URL for each retry. */
export const withRetryUrl =
  (load: LoadFile): LoadFile =>
  (address, ...rest) =>
    load(retryUrl(address), ...rest);
