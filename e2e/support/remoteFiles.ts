import type { Page } from '@playwright/test';
import type { RegisteredRemote } from '@surco/shared/federation';
import type { Role } from '@surco/shared/domain';

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
