import type { BrowserContext } from '@playwright/test';

const FLAG = 'emulated-offline';

/** As long as the cookie exists, documents report that they are offline. A string, because the page runs it. */
const REPORT_OFFLINE = `
  const native = Object.getOwnPropertyDescriptor(Navigator.prototype, 'onLine').get;
  Object.defineProperty(Navigator.prototype, 'onLine', {
    get() { return !document.cookie.includes('${FLAG}') && native.call(this); },
  });`;

/**
 * Cuts the network of a context, or restores it. Playwright reaches only the documents that exist: one that Chromium
 * creates later reports itself as online. So a cookie makes every document report the state, and each gets the event of
 * the restored network here.
 */
export async function setOffline(context: BrowserContext, offline: boolean): Promise<void> {
  const { origin } = new URL(context.pages()[0]?.url() ?? '');
  if (offline) {
    await context.addInitScript({ content: REPORT_OFFLINE });
    await context.addCookies([{ name: FLAG, value: '1', url: origin }]);
  } else await context.clearCookies({ name: FLAG });
  await context.setOffline(offline);
  if (!offline) for (const page of context.pages()) await page.evaluate(`dispatchEvent(new Event('online'))`);
}
