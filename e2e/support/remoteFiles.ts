import type { Page } from '@playwright/test';
import type { RegisteredRemote } from '@surco/shared/federation';
import type { Role } from '@surco/shared/domain';

/**
 * Blocks the code of sections while `work` runs; the requests are still recorded. The browser blocks them itself,
 * because an intercepting route would disable its cache.
 */
export async function withBlockedRemotes(page: Page, work: () => Promise<void>): Promise<void> {
  const cdpSession = await page.context().newCDPSession(page);
  await cdpSession.send('Network.enable');
  await cdpSession.send('Network.setBlockedURLs', { urls: ['*/remotes/*'] });
  await work();
  await cdpSession.detach();
}

const isAllowed = (roles: readonly Role[] | 'public', role: Role | null): boolean =>
  roles === 'public' || (role !== null && roles.includes(role));

/**
 * The section files that belong only to pages which this role may not see (N-12). Files of the host, which a page may
 * also preload, are left out.
 */
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
