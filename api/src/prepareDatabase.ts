import { grantRuntimeAccess } from './core/db/migration/grantRuntimeAccess';
import { installMessages } from './core/db/migration/installMessages';
import { migrate } from './core/db/migration/migrate';
import { type HeldMessages, renewEpoch } from './core/db/migration/renewEpoch';
import { prepareJobs } from './infrastructure/jobs/prepareJobs';
import type { DatabaseUrls } from './core/settings/databaseUrls';

function printHeldMessages({ mails, pushes }: HeldMessages): void {
  if (mails > 0)
    console.log(
      `Queued mails of the backup that are held back, because they may have been sent since: ${mails}. docs/operate.md, "Mails are not sent", says how to send them.`,
    );
  if (pushes > 0) console.log(`Queued pushes of the backup that were deleted: ${pushes}.`);
}

/**
 * Brings the schema, the texts of the program and the job queue up to date, and grants the application's role what it
 * needs when it is not the owner.
 * @param isRestored the database comes from a backup
 * @returns the names of the migrations that were applied now
 */
export async function prepareDatabase(
  { directUrl, ownerUrl }: DatabaseUrls,
  migrations: string,
  { isRestored = false } = {},
): Promise<string[]> {
  const applied = await migrate(ownerUrl, migrations);
  await installMessages(ownerUrl);
  const held = await renewEpoch(ownerUrl, { isRestored });
  if (held) printHeldMessages(held);
  await prepareJobs(ownerUrl);
  if (directUrl !== ownerUrl) await grantRuntimeAccess(ownerUrl, directUrl);
  return applied;
}
