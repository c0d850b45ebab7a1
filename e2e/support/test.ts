import { expect, test, type Page } from '@playwright/test';

/** Collects console errors and uncaught exceptions of a page. */
export function collectConsoleErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
}

/** Collects the paths of all requests of a page. */
export function collectRequestPaths(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

export async function expectNoHorizontalScroll(page: Page): Promise<void> {
  const getOverflow = (): Promise<number> =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  // Charts follow a new size of the window after its first frame.
  await expect.poll(getOverflow).toBeLessThanOrEqual(0);
}

export { expect, test };
