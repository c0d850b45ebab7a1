import type { Locator, Page } from '@playwright/test';
import type { RegisteredRemote } from '@surco/shared/federation';
import { type Role, STAFF_ROLES } from '@surco/shared/domain';

/** Counts the history changes of each document: committed pages and reverted navigations. */
export async function countNavigationDecisions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const count = (): void => {
      const { dataset } = document.documentElement;
      dataset.decided = String(Number(dataset.decided ?? 0) + 1);
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

export const readDecisionCount = (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.querySelector('html')?.dataset.decided ?? 0));

const BOOT_SCRIPT = /(id="surco-boot">)(.*?)(<\/script>)/;

/** Adds a link to each of these addresses to the menu, for all staff roles. */
export async function addMenuLinks(page: Page, addresses: readonly string[]): Promise<void> {
  const links = addresses.map((path, index) => ({
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
export const removeMenuLinks = (page: Page): Promise<void> => page.unroute('**/*');

const getLinkTo = (page: Page, address: string): Locator =>
  page.getByRole('link', { name: `Ir a ${address}`, exact: true });

/** Goes back to the previous page when the current one has no menu. */
export async function returnToMenu(page: Page): Promise<void> {
  if (!(await getLinkTo(page, '/login').isVisible())) await page.goBack();
  await getLinkTo(page, '/login').waitFor();
}

/** Follows a link of {@link addMenuLinks}. */
export const followLink = (page: Page, address: string): Promise<void> =>
  getLinkTo(page, address).dispatchEvent('click');

/**
 * Blocks the code of sections while `work` runs; the requests are still recorded. The browser blocks them itself,
 * because an intercepting route would disable its cache.
 */
export async function withBlockedRemotes(page: Page, work: () => Promise<void>): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.enable');
  await browser.send('Network.setBlockedURLs', { urls: ['*/remotes/*'] });
  await work();
  await browser.detach();
}

/** Navigates as the forward button of the browser does, for pages without a menu. */
export const goForward = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    const { index } = history.state as { index: number };
    History.prototype.pushState.call(history, { index: index + 1, state: null }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, address);

const isAllowed = (roles: readonly Role[] | 'public', role: Role | null): boolean =>
  roles === 'public' || (role !== null && roles.includes(role));

/** The files that only pages use which this role may not see (N-12). */
export function listDeniedFiles(remotes: readonly RegisteredRemote[], role: Role | null): ReadonlySet<string> {
  const pages = remotes.flatMap((remote) =>
    remote.routes.map(({ roles, page, pageFor }) => {
      const pageKey = (role && pageFor?.[role]) ?? page;
      return { isPermitted: isAllowed(roles, role), files: [remote.entry, ...(remote.files[pageKey] ?? [])] };
    }),
  );
  const allowed = new Set(pages.filter(({ isPermitted }) => isPermitted).flatMap(({ files }) => files));
  const deniedPageFiles = pages
    .filter(({ isPermitted }) => !isPermitted)
    .flatMap(({ files }) => files.filter((file) => file.startsWith('/remotes/')));
  return new Set(deniedPageFiles.filter((file) => !allowed.has(file)));
}
