import { openDb, type Db } from '../core/db/pool';
import type { Settings } from '../core/settings/settings';
import { requireReachableDatabaseUrls } from './requireReachableDatabaseUrls';

/** A command may take longer than a request may. */
const statementTimeoutMs = 10 * 60_000;

/** Runs `work` on the database of the settings, as its owner. @throws StartError when none is set or can be reached */
export async function withOwnerDb<T>(settings: Settings, work: (db: Db) => Promise<T>): Promise<T> {
  const { ownerUrl } = await requireReachableDatabaseUrls(settings);
  const db = openDb(ownerUrl, { max: 2, statementTimeoutMs });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}
