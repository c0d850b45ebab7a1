import { resolveDatabaseUrls, type DatabaseUrls } from '../core/settings/databaseUrls';
import type { Settings } from '../core/settings/settings';
import { assertDatabaseReachable, assertStatementTimeout } from '../infrastructure/postgres/externalDatabase';

/**
 * Checks that the PostgreSQL server of the settings can be used, with one connection for each URL.
 * @returns the URLs; undefined when the settings name no server
 * @throws StartError when it cannot be used
 */
export async function resolveReachableDatabaseUrls(settings: Settings): Promise<DatabaseUrls | undefined> {
  const urls = resolveDatabaseUrls(settings);
  if (!urls) return undefined;
  const { url, directUrl, ownerUrl } = urls;
  await assertDatabaseReachable(url, 'DATABASE_URL');
  if (directUrl !== url) {
    await assertDatabaseReachable(directUrl, 'DATABASE_DIRECT_URL');
    await assertStatementTimeout(url);
  }
  if (ownerUrl !== directUrl) await assertDatabaseReachable(ownerUrl, 'DATABASE_OWNER_URL');
  return urls;
}
