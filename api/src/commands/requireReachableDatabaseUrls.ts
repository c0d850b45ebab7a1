import type { DatabaseUrls } from '../core/settings/databaseUrls';
import { StartError } from '../core/settings/startError';
import type { Settings } from '../core/settings/settings';
import { resolveReachableDatabaseUrls } from '../start/resolveReachableDatabaseUrls';

/**
 * The URLs of the database that the settings name, after a connection with each.
 * @throws StartError when none is set or one cannot be used
 */
export async function requireReachableDatabaseUrls(settings: Settings): Promise<DatabaseUrls> {
  const urls = await resolveReachableDatabaseUrls(settings);
  if (urls) return urls;
  throw new StartError('DATABASE_URL must be set to the address of a PostgreSQL server: this program includes none.');
}
