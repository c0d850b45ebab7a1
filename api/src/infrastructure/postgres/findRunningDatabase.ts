import { join } from 'node:path';
import { databaseName, readPassword } from './cluster';
import { createDatabaseUrl, readPidFile } from './orphanServer';

/** The superuser's address of the embedded database that another process runs in this folder; undefined without one. */
export async function findRunningDatabase(dataDir: string): Promise<string | undefined> {
  const folder = join(dataDir, 'postgres');
  const running = await readPidFile(folder);
  return running?.ready ? createDatabaseUrl(await readPassword(folder), running.port, databaseName) : undefined;
}
