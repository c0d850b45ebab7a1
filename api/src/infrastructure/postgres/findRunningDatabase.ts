import { join } from 'node:path';
import { databaseName, readPassword } from './cluster';
import { createDatabaseUrl, readPidFile } from './orphanServer';

/**
 * The superuser's URL of the embedded database that another process runs in this folder, according to its pid file;
 * undefined without one. A pid file that a killed server left behind is not detected.
 */
export async function findRunningDatabase(dataDir: string): Promise<string | undefined> {
  const folder = join(dataDir, 'postgres');
  const running = await readPidFile(folder);
  return running?.ready ? createDatabaseUrl(await readPassword(folder), running.port, databaseName) : undefined;
}
