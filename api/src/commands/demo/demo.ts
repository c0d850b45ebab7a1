import type { Command } from '../command';
import { requireReachableDatabaseUrls } from '../requireReachableDatabaseUrls';
import { readArguments } from '../readArguments';
import { removeDemoData } from './removeDemoData';

export const demoCommand: Command = {
  usage: 'demo --remove [--dry-run]',
  summary: 'removes the demo accounts and data; --dry-run only lists them',
  run: async ({ readSettings, args }) => {
    const { values } = readArguments(demoCommand, args, {
      remove: { type: 'boolean' },
      'dry-run': { type: 'boolean' },
    });
    if (!values.remove) throw new Error(`Usage: surco ${demoCommand.usage}`);
    const dryRun = values['dry-run'] ?? false;
    const removed = await removeDemoData((await requireReachableDatabaseUrls(readSettings())).ownerUrl, { dryRun });
    for (const { what, count } of removed) console.log(`${String(count).padStart(7)} ${what}`);
    console.log(dryRun ? 'Nothing was removed (--dry-run).' : 'Removed.');
    return 0;
  },
};
