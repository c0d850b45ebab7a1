import { assertRuntimeAccess, grantRuntimeAccess } from './core/db/migration/grantRuntimeAccess';
import { installMessages } from './core/db/migration/installMessages';
import { listPendingMigrations, migrate } from './core/db/migration/migrate';
import { type HeldMessages, needsNewEpoch, renewEpoch } from './core/db/migration/renewEpoch';
import { withClient } from './core/db/withClient';
import { readOnlySentence } from './core/getErrorMessage';
import { prepareJobs } from './infrastructure/jobs/prepareJobs';
import type { DatabaseUrls } from './core/settings/databaseUrls';
import { StartError } from './core/settings/startError';

function printHeldMessages({ mails, pushes }: HeldMessages): void {
  if (mails > 0)
    console.log(
      `Queued mails of the backup that are held back, because they may have been sent since: ${mails}. docs/operate.md, "Mails are not sent", says how to send them.`,
    );
  if (pushes > 0) console.log(`Queued pushes of the backup that were deleted: ${pushes}.`);
}

const isReadOnly = (url: string): Promise<boolean> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ is_read_only: boolean }>(
      "select current_setting('transaction_read_only')::boolean as is_read_only",
    );
    return Boolean(rows[0]?.is_read_only);
  });

/** @throws StartError when something must be written before an instance can run */
async function assertPrepared({ directUrl, ownerUrl }: DatabaseUrls, migrations: string): Promise<void> {
  const pending = await listPendingMigrations(ownerUrl, migrations);
  if (pending.length > 0 || (await needsNewEpoch(ownerUrl))) throw new StartError(readOnlySentence);
  if (directUrl !== ownerUrl) await assertRuntimeAccess(ownerUrl, directUrl);
}

/**
 * Brings the schema, the texts of the program and the job queue up to date, and grants the application's role what it
 * needs when it is not the owner. A database that only reads is used as it is, when nothing of this is missing.
 * @param isRestored the database comes from a backup
 * @returns the names of the migrations that were applied now
 */
export async function prepareDatabase(
  urls: DatabaseUrls,
  migrations: string,
  { isRestored = false } = {},
): Promise<string[]> {
  const { directUrl, ownerUrl } = urls;
  if (await isReadOnly(ownerUrl)) {
    await assertPrepared(urls, migrations);
    console.log('Warning: the database takes no writes (read-only or a standby). People can only read.');
    return [];
  }
  const applied = await migrate(ownerUrl, migrations);
  await installMessages(ownerUrl);
  const held = await renewEpoch(ownerUrl, { isRestored });
  if (held) printHeldMessages(held);
  await prepareJobs(ownerUrl);
  if (directUrl !== ownerUrl) await grantRuntimeAccess(ownerUrl, directUrl);
  return applied;
}
