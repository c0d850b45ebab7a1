import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { openDb, type Db } from '../../../api/src/core/db/pool';
import { resolveDatabaseUrls } from '../../../api/src/core/settings/databaseUrls';
import { readSettings } from '../../../api/src/core/settings/readSettings';
import { startEmbeddedPostgres } from '../../../api/src/infrastructure/postgres/embeddedPostgres';
import { findRunningDatabase } from '../../../api/src/infrastructure/postgres/findRunningDatabase';

/** A page of the audit log may take longer than a request may. */
const statementTimeoutMs = 10 * 60_000;

/** @throws when the folder has no embedded database: starting one would create it empty, and its log would look intact */
function assertDatabaseExists(dataDir: string): void {
  const folder = resolve(dataDir);
  if (existsSync(join(folder, 'postgres'))) return;
  throw new Error(
    `The folder ${folder} has no database of Surco. Set DATA_DIR to the folder that the product uses, or DATABASE_URL.`,
  );
}

/**
 * Runs `work` on the product's database: the one of the settings, the embedded one of a running product, or else the
 * embedded one started for the time of the work.
 * @throws when there is none
 */
export async function withDatabase<T>(work: (db: Db) => Promise<T>): Promise<T> {
  const settings = readSettings(process.env);
  const { dataDir } = settings;
  const running = resolveDatabaseUrls(settings)?.ownerUrl ?? (await findRunningDatabase(dataDir));
  if (!running) assertDatabaseExists(dataDir);
  const started = running ? undefined : await startEmbeddedPostgres({ dataDir });
  const db = openDb(running ?? started?.ownerUrl ?? '', { max: 2, statementTimeoutMs });
  try {
    return await work(db);
  } finally {
    await db.destroy();
    await started?.stop();
  }
}
