import { createContext, runInContext } from 'node:vm';
import { BOOT_SCRIPT } from './bootScript';

const CONFIG = {
  apiBase: '/api',
  apiKeyHeader: 'x-api-key',
  apiKey: 'key',
  locale: 'es-MX',
  currency: 'MXN',
  timeZone: 'America/Mexico_City',
};

interface FakeElement {
  href: string;
  rel?: string;
  onload?: () => void;
  onerror?: () => void;
}

/** Runs the script in a page with three preloads. @returns its elements, the names of the started preloads, its calls and what it leaves */
function runBootScript({ hasServiceWorker = false } = {}) {
  const links: FakeElement[] = ['first', 'second', 'third'].map((href) => ({ href }));
  const hostScript: FakeElement = { href: 'host' };
  const boot = { config: CONFIG, registry: { remotes: [] }, calls: ['/auth/me'] };
  const fetch = jest.fn<Promise<unknown>, [path: string, options: { headers: Record<string, string> }]>(() =>
    Promise.reject(new TypeError('no network')),
  );
  const page = createContext({
    document: {
      getElementById: () => ({ textContent: JSON.stringify(boot) }),
      querySelectorAll: () => links,
      querySelector: () => hostScript,
    },
    navigator: { serviceWorker: { controller: hasServiceWorker ? {} : null } },
    fetch,
    setTimeout: (run: () => void) => run(),
  });
  runInContext('var window = globalThis;', page);
  runInContext(BOOT_SCRIPT, page);
  const listStarted = (): string[] => links.filter(({ rel }) => rel === 'preload').map(({ href }) => href);
  const readInFlight = (): unknown => runInContext('[...__surco.inFlight.keys()]', page);
  return { links, hostScript, listStarted, fetch, readInFlight };
}

test('starts one preload after the other, and all that are left once the script of the host has arrived', () => {
  const { links, hostScript, listStarted } = runBootScript();
  expect(listStarted()).toEqual(['first']);
  links[0]?.onload?.();
  expect(listStarted()).toEqual(['first', 'second']);
  hostScript.onload?.();
  expect(listStarted()).toEqual(['first', 'second', 'third']);
  links[1]?.onload?.();
});

test('goes on after a preload that failed, and without the script of the host', () => {
  const { links, hostScript, listStarted } = runBootScript();
  links[0]?.onerror?.();
  expect(listStarted()).toEqual(['first', 'second']);
  hostScript.onerror?.();
  expect(listStarted()).toHaveLength(3);
});

test('starts all preloads at once when a service worker answers them', () => {
  expect(runBootScript({ hasServiceWorker: true }).listStarted()).toHaveLength(3);
});

test('starts the calls with the key of the API, for the HTTP client to take over', () => {
  const { fetch, readInFlight } = runBootScript();
  expect(fetch).toHaveBeenCalledWith('/api/auth/me', expect.objectContaining({ credentials: 'include' }));
  expect(fetch.mock.calls[0]?.[1].headers).toEqual({ accept: 'application/json', 'x-api-key': 'key' });
  expect(readInFlight()).toEqual(['GET /api/auth/me']);
});
