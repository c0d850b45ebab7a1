import { findSumsDifferences, rebuildDailySums } from '../modules/documents';
import type { Command } from './command';
import { readArguments } from './readArguments';
import { withOwnerDb } from './withOwnerDb';

export const verifySumsCommand: Command = {
  usage: 'verify-sums [--rebuild]',
  summary: 'compares the sums of panels and lists with the documents; --rebuild writes them anew',
  run: async ({ readSettings, args }) => {
    const { rebuild } = readArguments(verifySumsCommand, args, { rebuild: { type: 'boolean' } }).values;
    return withOwnerDb(readSettings(), async (db) => {
      const differences = await findSumsDifferences(db);
      for (const difference of differences) console.log(difference);
      if (differences.length === 0) console.log('The sums are those of the documents.');
      if (!rebuild) return differences.length === 0 ? 0 : 1;
      await rebuildDailySums(db);
      console.log('The sums were written anew.');
      return 0;
    });
  },
};
