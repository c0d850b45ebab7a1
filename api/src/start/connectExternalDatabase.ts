import type { Settings } from '../core/settings/settings';
import { assertDatabaseReachable } from '../infrastructure/postgres/externalDatabase';
import type { DatabaseUrls } from '../prepareDatabase';

/**
 * Connects once to the PostgreSQL server of the settings, with each role.
 * @returns undefined when the settings name no server
 * @throws StartError when it cannot be used
 */
export async function connectExternalDatabase({
  databaseUrl: url,
  databaseOwnerUrl: ownerUrl = url,
}: Pick<Settings, 'databaseUrl' | 'databaseOwnerUrl'>): Promise<DatabaseUrls | undefined> {
  if (!url || !ownerUrl) return undefined;
  await assertDatabaseReachable(url, 'DATABASE_URL');
  if (ownerUrl !== url) await assertDatabaseReachable(ownerUrl, 'DATABASE_OWNER_URL');
  return { url, ownerUrl };
}
