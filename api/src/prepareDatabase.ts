import { grantRuntimeAccess } from './core/db/grantRuntimeAccess';
import { migrate } from './core/db/migrate';
import { prepareJobQueues } from './infrastructure/jobs/prepareJobQueues';
import { jobNames } from './jobNames';

/** The URLs of one database. */
export interface DatabaseUrls {
  /** URL with the role of the application. */
  url: string;
  /** URL with the role that owns the tables; the same one when one role does both. */
  ownerUrl: string;
}

/**
 * Brings the schema and the job queues up to date, and grants the application's role what it needs when it is not the
 * owner.
 */
export async function prepareDatabase({ url, ownerUrl }: DatabaseUrls, migrations: string): Promise<string[]> {
  const applied = await migrate(ownerUrl, migrations);
  await prepareJobQueues(ownerUrl, jobNames);
  if (url !== ownerUrl) await grantRuntimeAccess(ownerUrl, url);
  return applied;
}
