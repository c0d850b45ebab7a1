import { prepareDatabase } from '../prepareDatabase';
import type { Command } from './command';
import { requireReachableDatabaseUrls } from './requireReachableDatabaseUrls';

export const migrateCommand: Command = {
  usage: 'migrate',
  summary: 'brings the schema of the database up to date and grants the application its rights',
  run: async ({ readSettings, installation }) => {
    const applied = await prepareDatabase(await requireReachableDatabaseUrls(readSettings()), installation.migrations);
    console.log(applied.length ? `Applied: ${applied.join(', ')}.` : 'The schema is up to date.');
    return 0;
  },
};
