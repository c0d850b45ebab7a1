import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { FILE_CACHE, PAGE_CACHE } from '../workerCaches';

/** Cache key of the HTML page, which is the same for every address. */
export const PAGE_KEY = '/';
/** Cache key of a newer page whose files are not all cached yet: offline it could render nothing. */
export const PENDING_PAGE_KEY = '/coming';
/** Time after which the cached page is used instead of the server's. */
const NETWORK_TIMEOUT_SECONDS = 4;

const MATCH_OPTIONS = { ignoreVary: true };

/** @param address a path, or a URL of another origin */
export const toUrl = (address: string): string => new URL(address, location.origin).href;

/** The cached response to an address; undefined when there is none. */
export const findInCache = async (cacheName: string, address: string): Promise<Response | undefined> =>
  caches.match(toUrl(address), { ...MATCH_OPTIONS, cacheName });

/** @param types `basic`: from the worker's origin, `cors`: from another one that lets the worker read the answer */
const isReadable = (response: Response, types: readonly ResponseType[]): boolean =>
  response.ok && types.includes(response.type) && !response.redirected;

const isHtml = (response: Response): boolean => (response.headers.get('content-type') ?? '').startsWith('text/html');

/** Whether a request must bypass every cache, e.g. the one by which `retryUrl` replaces a wrong response. */
const bypassesCache = ({ cache }: Request): boolean =>
  cache === 'reload' || cache === 'no-cache' || cache === 'no-store';

/** Network first: while the server answers, no user gets an old version. */
export const pageStrategy = new NetworkFirst({
  cacheName: PAGE_CACHE,
  networkTimeoutSeconds: NETWORK_TIMEOUT_SECONDS,
  matchOptions: MATCH_OPTIONS,
  plugins: [
    {
      cacheKeyWillBeUsed: async ({ mode }) =>
        toUrl(mode === 'write' && (await findInCache(PAGE_CACHE, PAGE_KEY)) ? PENDING_PAGE_KEY : PAGE_KEY),
      cacheWillUpdate: async ({ response }) => (isReadable(response, ['basic']) && isHtml(response) ? response : null),
    },
  ],
});

/** Cache first: a fingerprinted file never changes. */
export const fileStrategy = new CacheFirst({
  cacheName: FILE_CACHE,
  matchOptions: MATCH_OPTIONS,
  plugins: [
    {
      cachedResponseWillBeUsed: async ({ request, cachedResponse }) => (bypassesCache(request) ? null : cachedResponse),
      cacheWillUpdate: async ({ response }) =>
        isReadable(response, ['basic', 'cors']) && !isHtml(response) ? response : null,
    },
  ],
});
