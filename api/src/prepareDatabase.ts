import { grantRuntimeAccess } from './core/db/grantRuntimeAccess';
import { migrate } from './core/db/migrate';
import { renewEpoch } from './core/db/renewEpoch';
import { prepareJobQueues } from './infrastructure/jobs/prepareJobQueues';
import { jobNames } from './jobNames';
import type { DatabaseUrls } from './core/settings/databaseUrls';

/**
 * Brings the schema and the job queues up to date, and grants the application's role what it needs when it is not the
 * owner.
 * @returns the names of the migrations that were applied now
 */
export async function prepareDatabase({ directUrl, ownerUrl }: DatabaseUrls, migrations: string): Promise<string[]> {
  const applied = await migrate(ownerUrl, migrations);
  await renewEpoch(ownerUrl);
  await prepareJobQueues(ownerUrl, jobNames);
  if (directUrl !== ownerUrl) await grantRuntimeAccess(ownerUrl, directUrl);
  return applied;
}
