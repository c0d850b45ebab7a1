import { assertRuntimeAccess } from '../../core/db/migration/grantRuntimeAccess';
import { listPendingMigrations } from '../../core/db/migration/migrate';
import { withClient } from '../../core/db/withClient';
import { readOnlySentence } from '../../core/getErrorMessage';
import { describeFormerSections } from '../../core/sections/describeFormerSections';
import { describeMisfits } from '../../core/sections/describeMisfits';
import type { Settings } from '../../core/settings/settings';
import type { DatabaseUrls } from '../../core/settings/databaseUrls';
import { assertDatabaseReachable } from '../../infrastructure/postgres/externalDatabase';
import { assertNoDemoAccounts } from '../../seed/assertNoDemoAccounts';
import { requireReachableDatabaseUrls } from '../requireReachableDatabaseUrls';
import type { InstallationPaths } from '../command';
import { readServerMajorVersion } from '../readServerMajorVersion';
import { type Check, type CheckResult, runCheck } from './checkResult';
import { checkMailQueue } from './mailQueueCheck';

/** The oldest major version of PostgreSQL that the product is tested with. */
const oldestTestedVersion = 15;

async function checkServer({ url }: DatabaseUrls): Promise<string> {
  const version = await readServerMajorVersion(url);
  if (version < oldestTestedVersion)
    throw new Error(
      `PostgreSQL ${version} is older than any version that Surco is tested with: upgrade to ${oldestTestedVersion} or newer.`,
    );
  const { rows } = await withClient(url, (client) =>
    client.query<{ name: string; has_letters: boolean; is_read_only: boolean }>(
      `select current_database() as name, lower('ÁÑ') = 'áñ' as has_letters,
         current_setting('transaction_read_only')::boolean as is_read_only`,
    ),
  );
  if (rows[0]?.is_read_only) throw new Error(readOnlySentence);
  if (!rows[0]?.has_letters)
    throw new Error(
      "the database does not know letters such as Á, so searches miss them: create it again, empty, with template template0 encoding 'UTF8' locale 'C.UTF-8'.",
    );
  return `PostgreSQL ${version}, database ${rows[0]?.name}`;
}

/** Sessions, links and jobs compare times of this process with those of the database. */
const maxClockDifferenceMs = 60_000;

async function checkClock({ url }: DatabaseUrls): Promise<string> {
  const { rows } = await withClient(url, (client) =>
    client.query<{ now: string }>('select extract(epoch from clock_timestamp()) * 1000 as now'),
  );
  const behindMs = Number(rows[0]?.now) - Date.now();
  if (Math.abs(behindMs) > maxClockDifferenceMs)
    throw new Error(
      `the clock of this machine is ${Math.round(Math.abs(behindMs) / 1000)} seconds ${behindMs > 0 ? 'behind' : 'ahead of'} that of the database: synchronize both with a time server (chrony or systemd-timesyncd).`,
    );
  return 'as that of the database';
}

async function checkMigrations({ ownerUrl }: DatabaseUrls, folder: string): Promise<string> {
  const pending = await listPendingMigrations(ownerUrl, folder);
  if (pending.length > 0) throw new Error(`${pending.length} to apply (${pending[0]} first): run surco migrate.`);
  return 'all applied';
}

async function checkRoles({ directUrl, ownerUrl }: DatabaseUrls): Promise<string> {
  if (directUrl === ownerUrl) return 'one role owns the tables and serves; set DATABASE_OWNER_URL to use two';
  return `${await assertRuntimeAccess(ownerUrl, directUrl)} serves and cannot change the audit log`;
}

async function checkReplica(url: string): Promise<string> {
  await assertDatabaseReachable(url, 'DATABASE_READ_URL');
  const { rows } = await withClient(url, (client) =>
    client.query<{ is_replica: boolean }>('select pg_is_in_recovery() as is_replica'),
  );
  if (!rows[0]?.is_replica)
    throw new Error('DATABASE_READ_URL names no streaming replica: name a standby or leave it out.');
  return 'a streaming replica';
}

/** What an operator should know about published sections before users do; nothing of it stops a start. */
async function checkSections({ dataDir }: Settings, { directUrl }: DatabaseUrls, root: string): Promise<string> {
  const former = await describeFormerSections({ dataDir, databaseUrl: directUrl });
  const misfits = await describeMisfits(directUrl, root);
  const notes = [...(former ? [former] : []), ...misfits.map((misfit) => `Warning: ${misfit}`)];
  return notes.length > 0 ? notes.join(' ') : 'published ones are in the database and fit';
}

/** Checks of a database; those after the first failure are left out, because they depend on it. */
export async function checkDatabase(
  settings: Settings,
  { migrations, root }: InstallationPaths,
): Promise<CheckResult[]> {
  const { databaseReadUrl: readUrl } = settings;
  const urls = requireReachableDatabaseUrls(settings);
  // Awaited by the first check.
  urls.catch(() => undefined);
  const checks: readonly Check[] = [
    { name: 'database', run: async () => checkServer(await urls) },
    { name: 'clock', run: async () => checkClock(await urls) },
    { name: 'migrations', run: async () => checkMigrations(await urls, migrations) },
    { name: 'database roles', run: async () => checkRoles(await urls) },
    {
      name: 'demo accounts',
      run: async () => {
        await assertNoDemoAccounts((await urls).ownerUrl, settings);
        return settings.allowInsecure.includes('demo-accounts') ? 'accepted by ALLOW_INSECURE' : 'none';
      },
    },
    { name: 'sections', run: async () => checkSections(settings, await urls, root) },
    ...(readUrl ? [{ name: 'replica', run: () => checkReplica(readUrl) }] : []),
    { name: 'mail queue', run: async () => checkMailQueue((await urls).directUrl, settings.smtpUrl) },
  ];
  const results: CheckResult[] = [];
  for (const check of checks) {
    const result = await runCheck(check);
    results.push(result);
    if (!result.isOk) break;
  }
  return results;
}
