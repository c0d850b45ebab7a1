import type { Locator, Page } from '@playwright/test';
import { STAFF_ROLES } from '@surco/shared/domain';

const BOOT_SCRIPT = /(id="surco-boot">)(.*?)(<\/script>)/;

/** Adds a link to each of these paths to the menu, for all staff roles. */
export async function addMenuLinks(page: Page, paths: readonly string[]): Promise<void> {
  const links = paths.map((path, index) => ({
    path,
    label: `Ir a ${path}`,
    icon: 'M3 3h18',
    order: 900 + index,
    roles: STAFF_ROLES,
  }));
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = (await response.text()).replace(BOOT_SCRIPT, (_, open: string, json: string, close: string) => {
      const boot = JSON.parse(json) as { registry: { remotes: { menu: unknown[] }[] } };
      boot.registry.remotes[0]?.menu.push(...links);
      return open + JSON.stringify(boot).replaceAll('<', String.raw`\u003c`) + close;
    });
    return route.fulfill({ response, body: html });
  });
}

/** Stops adding links to new documents; the current page retains its links. */
export const stopAddingMenuLinks = (page: Page): Promise<void> => page.unroute('**/*');

const getLinkTo = (page: Page, path: string): Locator => page.getByRole('link', { name: `Ir a ${path}`, exact: true });

/**
 * Goes back to the previous page when the current one has no menu, recognized by the link to `/login` of
 * {@link addMenuLinks}.
 */
export async function returnToMenu(page: Page): Promise<void> {
  if (!(await getLinkTo(page, '/login').isVisible())) await page.goBack();
  await getLinkTo(page, '/login').waitFor();
}

/** Follows a link of {@link addMenuLinks}. */
export const followLink = (page: Page, path: string): Promise<void> => getLinkTo(page, path).dispatchEvent('click');

/** Navigates as the forward button of the browser does, for pages without a menu. */
export const goForward = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    const { index } = history.state as { index: number };
    History.prototype.pushState.call(history, { index: index + 1, state: null }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);
