import type { Page } from '@playwright/test';

/** Collects the bodies that a page gives to `navigator.sendBeacon`, which still sends them. */
export async function collectBeacons(page: Page): Promise<string[]> {
  const bodies: string[] = [];
  await page.exposeBinding('collectBeacon', (_source, body: string) => void bodies.push(body));
  await page.addInitScript(() => {
    const sendBeacon = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, body) => {
      const collect: unknown = Reflect.get(window, 'collectBeacon');
      if (body instanceof Blob && typeof collect === 'function') void body.text().then((text) => collect(text));
      return sendBeacon(url, body);
    };
  });
  return bodies;
}

/** Reports to the page that it is hidden, as when its user changes to another tab: it sends its reports. */
export const hidePage = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
    Reflect.deleteProperty(document, 'visibilityState');
  });
