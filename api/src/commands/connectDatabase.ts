import type { DatabaseUrls } from '../core/settings/databaseUrls';
import { StartError } from '../core/settings/startError';
import type { Settings } from '../core/settings/settings';
import { connectExternalDatabase } from '../start/connectExternalDatabase';

/** The database of the settings, after it answered. @throws StartError when none is set or it cannot be used */
export async function connectDatabase(settings: Settings): Promise<DatabaseUrls> {
  const urls = await connectExternalDatabase(settings);
  if (urls) return urls;
  throw new StartError('DATABASE_URL must be set to the address of a PostgreSQL server: this program includes none.');
}
