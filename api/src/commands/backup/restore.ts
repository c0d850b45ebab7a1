import { existsSync } from 'node:fs';
import { assertRunsOn } from '../../core/db/migration/migrate';
import { withClient, withMaintenanceClient } from '../../core/db/withClient';
import { StartError } from '../../core/settings/startError';
import { prepareDatabase } from '../../prepareDatabase';
import { assertNoInstanceRuns } from '../assertNoInstanceRuns';
import { printChecks } from '../check/check';
import type { Command } from '../command';
import { requireReachableDatabaseUrls } from '../requireReachableDatabaseUrls';
import { readArguments } from '../readArguments';
import { assertToolFitsServer, readBackupMigrations, runPostgresTool } from './postgresTool';

interface TargetState {
  name: string;
  tables: number;
}

const readTargetState = (url: string): Promise<TargetState | undefined> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<TargetState>(
      `select current_database() as name,
         (select count(*)::int from pg_tables where schemaname in ('public', 'graphile_worker')) as tables`,
    );
    return rows[0];
  });

/**
 * Deletes everything in the database when `replace` is its name; does nothing when it has no tables.
 * @throws StartError when instances run on the database, or it has tables and `replace` is not its name
 */
async function emptyTarget(url: string, replace: string | undefined): Promise<void> {
  await assertNoInstanceRuns(url);
  const state = await readTargetState(url);
  if (!state) return;
  const { name, tables } = state;
  if (tables === 0) return;
  if (replace !== name)
    throw new StartError(
      `The database ${name} is not empty: restore into an empty one, or add --replace ${name} to delete everything in it first.`,
    );
  await withMaintenanceClient(url, (client) => client.query('drop owned by current_user cascade'));
  console.log(`Deleted everything in the database ${name}.`);
}

export const restoreCommand: Command = {
  usage: 'restore <file> [--replace <database>]',
  summary: 'restores a backup into an empty database, migrates it, and checks',
  run: async ({ readSettings, installation, args }) => {
    const {
      file,
      values: { replace },
    } = readArguments(restoreCommand, args, { replace: { type: 'string' } });
    if (!existsSync(file)) throw new StartError(`${file} does not exist.`);
    const urls = await requireReachableDatabaseUrls(readSettings());
    await assertToolFitsServer('pg_restore', urls.ownerUrl);
    // Before anything is deleted.
    assertRunsOn(await readBackupMigrations(file), installation.migrations);
    await emptyTarget(urls.ownerUrl, replace);
    await runPostgresTool('pg_restore', urls.ownerUrl, [
      '--no-owner',
      '--no-privileges',
      '--no-comments',
      '--exit-on-error',
      '--single-transaction',
      file,
    ]);
    await prepareDatabase(urls, installation.migrations, { isRestored: true });
    console.log(`Restored ${file}.`);
    return printChecks({ readSettings, installation });
  },
};
