import { findBreakingMigration, listPendingMigrations } from '../core/db/migration/migrate';
import { prepareDatabase } from '../prepareDatabase';
import { assertNoInstanceRuns } from './assertNoInstanceRuns';
import type { Command } from './command';
import { requireReachableDatabaseUrls } from './requireReachableDatabaseUrls';

export const migrateCommand: Command = {
  usage: 'migrate',
  summary: 'brings the schema of the database up to date and grants the application its rights',
  run: async ({ readSettings, installation: { migrations } }) => {
    const urls = await requireReachableDatabaseUrls(readSettings());
    const breaking = findBreakingMigration(migrations, await listPendingMigrations(urls.ownerUrl, migrations));
    if (breaking)
      await assertNoInstanceRuns(urls.ownerUrl, `The migration ${breaking} does more than expand the schema, and `);
    const applied = await prepareDatabase(urls, migrations);
    console.log(applied.length ? `Applied: ${applied.join(', ')}.` : 'The schema is up to date.');
    return 0;
  },
};
