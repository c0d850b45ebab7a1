import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { trackNetworkIdle } from '../browser/network';
import { openSlowPage } from '../browser/slowDevice';
import type { FieldPage } from './pages';
import { readVitals, recordVitals, type Vitals } from './webVitals';

const STORED_POLL_MS = 200;
const STORED_TIMEOUT_MS = 120_000;

const DEVICES = {
  phone: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1440, height: 900 } },
} as const;

async function createContext(browser: Browser, origin: string, { device }: FieldPage): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: origin, locale: 'es-MX', ...DEVICES[device] });
  await recordVitals(context);
  return context;
}

/**
 * Opens a page and waits until it is complete. Elements are looked for only when the page is idle, because Playwright
 * runs a large script in the page for that, which would delay the first paint.
 */
async function load(page: Page, path: string, { waitUntilShown }: FieldPage): Promise<Vitals> {
  const waitUntilIdle = trackNetworkIdle(page);
  await page.goto(path, { waitUntil: 'commit' });
  await waitUntilIdle();
  await waitUntilShown(page);
  await waitUntilIdle();
  return readVitals(page);
}

export interface ColdVisit extends Vitals {
  /** Total blocking time of the load, in ms. */
  loadTbt: number;
}

/** Loads a page for the first time on a slow device, and uses it. `inp` is that of the use, `lcp` that of the load. */
export async function visitCold(browser: Browser, origin: string, fieldPage: FieldPage): Promise<ColdVisit> {
  const context = await createContext(browser, origin, fieldPage);
  await fieldPage.prepare?.(context, origin);
  const page = await openSlowPage(context);
  const loaded = await load(page, await fieldPage.findPath(origin), fieldPage);
  await fieldPage.use(page);
  const used = await readVitals(page);
  await context.close();
  return { ...used, lcp: loaded.lcp, loadTbt: loaded.tbt };
}

/** Whether the service worker stores all scripts that the open page has loaded, and the HTML. */
const areScriptsStored = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    if (!(await navigator.serviceWorker.getRegistration())?.active) return false;
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
    const found = await Promise.all(
      ['/', ...scripts.map(({ name }) => name)].map((address) => caches.match(address, { ignoreVary: true })),
    );
    return found.every(Boolean);
  });

/** Polls from here: `waitForFunction` takes the promise of an asynchronous function for true. */
async function waitForStoredScripts(page: Page): Promise<void> {
  const deadline = performance.now() + STORED_TIMEOUT_MS;
  while (!(await areScriptsStored(page))) {
    if (performance.now() > deadline)
      throw new Error(`The service worker does not store the scripts of ${page.url()}.`);
    await delay(STORED_POLL_MS);
  }
}

/** Loads a page again, `rounds` times, on a slow device whose service worker stores its scripts. */
export async function visitWarm(
  browser: Browser,
  origin: string,
  fieldPage: FieldPage,
  rounds: number,
): Promise<Vitals[]> {
  const context = await createContext(browser, origin, fieldPage);
  await fieldPage.prepare?.(context, origin);
  const path = await fieldPage.findPath(origin);
  const first = await context.newPage();
  await load(first, path, fieldPage);
  // Only the device of somebody who has signed in gets the service worker.
  if (!fieldPage.prepare) await fieldPage.use(first);
  await waitForStoredScripts(first);
  if (!fieldPage.prepare) {
    await context.clearCookies();
    await first.evaluate(() => localStorage.clear());
  }
  await first.close();
  const visits: Vitals[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const page = await openSlowPage(context);
    visits.push(await load(page, path, fieldPage));
    await page.close();
  }
  await context.close();
  return visits;
}
