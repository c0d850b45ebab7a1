import type { BrowserContext } from '@playwright/test';

/**
 * Lets the pages of a context never finish loading: what the product starts some seconds after the load, such as the
 * preparation of the device, does not start. So what a page requests does not depend on how fast the machine is.
 */
export const withoutLoadEvent = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    window.addEventListener('load', (event) => event.stopImmediatePropagation());
    Object.defineProperty(document, 'readyState', { get: () => 'interactive' });
  });
