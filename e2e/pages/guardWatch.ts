import type { Locator, Page } from '@playwright/test';
import type { RegisteredRemote } from '@surco/shared/federation/manifest';
import type { Role } from '@surco/shared/contract/roles';
import { STAFF } from '@surco/shared/contract/roles';

/** Counts, on each document, what the guarded history does: pages committed, and moves of the browser taken back. */
export async function watchDecisions(page: Page): Promise<void> {
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

export const decisions = (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.querySelector('html')?.dataset.decided ?? 0));

const BOOT = /(id="surco-boot">)(.*?)(<\/script>)/;

/** Puts a link to every one of these addresses into the menu of every member of staff, whoever may enter there. */
export async function linkEverything(page: Page, addresses: readonly string[]): Promise<void> {
  const links = addresses.map((path, index) => ({
    path,
    label: `Ir a ${path}`,
    icon: 'M3 3h18',
    order: 900 + index,
    roles: STAFF,
  }));
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = (await response.text()).replace(BOOT, (_, open: string, json: string, close: string) => {
      const boot = JSON.parse(json) as { registry: { remotes: { menu: unknown[] }[] } };
      boot.registry.remotes[0]?.menu.push(...links);
      return open + JSON.stringify(boot).replaceAll('<', String.raw`\u003c`) + close;
    });
    return route.fulfill({ response, body: html });
  });
}

/** The page at hand keeps its links; the next ones load as they always do, and from what was loaded before. */
export const forgetLinks = (page: Page): Promise<void> => page.unroute('**/*');

const linkTo = (page: Page, address: string): Locator =>
  page.getByRole('link', { name: `Ir a ${address}`, exact: true });

/** On a page without the menu, goes back to the one before, which had it. */
export async function backToMenu(page: Page): Promise<void> {
  if (!(await linkTo(page, '/login').isVisible())) await page.goBack();
  await linkTo(page, '/login').waitFor();
}

/** Follows one of those links. */
export const followLink = (page: Page, address: string): Promise<void> => linkTo(page, address).dispatchEvent('click');

/**
 * Lets the code of remotes be asked for without sending it: what counts is whether it is asked for. The browser itself
 * refuses it: a route of the page would make it forget, with every request, what it has loaded before.
 */
export async function withoutRemotes(page: Page, work: () => Promise<void>): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.enable');
  await browser.send('Network.setBlockedURLs', { urls: ['*/remotes/*'] });
  await work();
  await browser.detach();
}

/** Where there is no menu: arrives as by the browser's forward button, with a page before. */
export const goForward = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    const { index } = history.state as { index: number };
    History.prototype.pushState.call(history, { index: index + 1, state: null }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, address);

const mayEnter = (roles: readonly Role[] | 'public', role: Role | null): boolean =>
  roles === 'public' || (role !== null && roles.includes(role));

/** The files of remotes that only pages use which this role may not see (N-12). */
export function deniedFiles(remotes: readonly RegisteredRemote[], role: Role | null): ReadonlySet<string> {
  const pages = remotes.flatMap((remote) =>
    remote.routes.map(({ roles, page, pageFor }) => {
      const shown = (role && pageFor?.[role]) ?? page;
      return { mine: mayEnter(roles, role), files: [remote.entry, ...(remote.files[shown] ?? [])] };
    }),
  );
  const allowed = new Set(pages.filter(({ mine }) => mine).flatMap(({ files }) => files));
  const own = pages
    .filter(({ mine }) => !mine)
    .flatMap(({ files }) => files.filter((file) => file.startsWith('/remotes/')));
  return new Set(own.filter((file) => !allowed.has(file)));
}
