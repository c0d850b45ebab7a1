import type { Page } from '@playwright/test';

/** Counts the history changes of each new document: navigations that the guard committed or reverted. */
export async function installNavigationCounter(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const count = (): void => {
      const { dataset } = document.documentElement;
      dataset.navigationCount = String(Number(dataset.navigationCount ?? 0) + 1);
    };
    for (const name of ['pushState', 'replaceState'] as const) {
      const change = history[name].bind(history);
      history[name] = (...args) => {
        change(...args);
        count();
      };
    }
    addEventListener('popstate', count);
  });
}

/** The navigations in the current document since it was loaded. */
export const readNavigationCount = (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.querySelector('html')?.dataset.navigationCount ?? 0));
