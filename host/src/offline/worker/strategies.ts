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

/** Near the start of every page of ours (`host/src/index.html`). */
const PAGE_TITLE = '<title>Surco</title>';

/**
 * Whether not our server but something on the way answered a page: a gateway whose server is down, or a network that
 * wants a sign-in. Reads only the first part, so that the page is not delayed.
 */
async function isForeign(response: Response): Promise<boolean> {
  if (response.status >= 500) return true;
  const reader = isHtml(response) ? response.clone().body?.getReader() : undefined;
  if (!reader) return false;
  const { value } = await reader.read();
  void reader.cancel();
  return !new TextDecoder().decode(value).includes(PAGE_TITLE);
}

/** Whether a request must bypass every cache, e.g. the one by which `retryUrl` replaces a wrong response. */
const bypassesCache = ({ cache }: Request): boolean =>
  cache === 'reload' || cache === 'no-cache' || cache === 'no-store';

/** Network first: while our server answers, no user gets an old version. */
export const pageStrategy = new NetworkFirst({
  cacheName: PAGE_CACHE,
  networkTimeoutSeconds: NETWORK_TIMEOUT_SECONDS,
  matchOptions: MATCH_OPTIONS,
  plugins: [
    {
      cacheKeyWillBeUsed: async ({ mode }) =>
        toUrl(mode === 'write' && (await findInCache(PAGE_CACHE, PAGE_KEY)) ? PENDING_PAGE_KEY : PAGE_KEY),
      fetchDidSucceed: async ({ response }) => {
        if ((await isForeign(response)) && (await findInCache(PAGE_CACHE, PAGE_KEY)))
          throw new Error('The server did not answer: the cached page is shown.');
        return response;
      },
      cacheWillUpdate: async ({ response }) =>
        isReadable(response, ['basic']) && isHtml(response) && !(await isForeign(response)) ? response : null,
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
