import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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
  const format = jest.fn();
  const NumberFormat = jest.fn(() => ({ format }));
  const DateTimeFormat = jest.fn(() => ({ format }));
  const setTimeout = jest.fn<void, [run: () => void]>();
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
    setTimeout,
    Intl: { NumberFormat, DateTimeFormat },
  });
  runInContext('var window = globalThis;', page);
  runInContext(BOOT_SCRIPT, page);
  const listStarted = (): string[] => links.filter(({ rel }) => rel === 'preload').map(({ href }) => href);
  const readInFlight = (): unknown => runInContext('[...__surco.inFlight.keys()]', page);
  return { links, hostScript, listStarted, fetch, readInFlight, setTimeout, NumberFormat, DateTimeFormat };
}

test('starts one preload after the other, and all that are left once the script of the host has arrived', () => {
  const { links, hostScript, listStarted } = runBootScript();
  expect(listStarted()).toEqual(['first']);
  links[0]?.onload?.();
  expect(listStarted()).toEqual(['first', 'second']);
  hostScript.onload?.();
  expect(listStarted()).toEqual(['first', 'second', 'third']);
  expect(() => links[1]?.onload?.()).not.toThrow();
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

test('creates the first formatters in a task of its own', () => {
  const { setTimeout, NumberFormat, DateTimeFormat } = runBootScript();
  expect(NumberFormat).not.toHaveBeenCalled();
  setTimeout.mock.calls[0]?.[0]();
  expect(NumberFormat).toHaveBeenCalledWith('es-MX', { style: 'currency', currency: 'MXN' });
  expect(DateTimeFormat).toHaveBeenCalledWith('en-GB', { timeZone: 'America/Mexico_City' });
});

test('C-07 the page names the script of the host before the boot script, which looks for it', () => {
  const template = readFileSync(join(__dirname, '..', '..', '..', '..', 'host', 'src', 'index.html'), 'utf8');
  const position = template.search(/<script defer [^>]*src=/);
  expect(position).toBeGreaterThan(0);
  expect(position).toBeLessThan(template.indexOf('<!--surco-head-->'));
});
