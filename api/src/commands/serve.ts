import { ensureDataDir } from '../core/settings/ensureDataDir';
import { prepareDatabase } from '../prepareDatabase';
import { assertNoDemoAccounts } from '../seed/assertNoDemoAccounts';
import { formatStartupMessage } from '../start/formatStartupMessage';
import { runUntilSignal } from '../start/runUntilSignal';
import { startServer } from '../start/startServer';
import type { Command } from './command';
import { requireReachableDatabaseUrls } from './requireReachableDatabaseUrls';

export const serveCommand: Command = {
  usage: 'serve',
  summary: 'migrates, then serves the product until SIGTERM',
  run: async ({ readSettings, installation: { root, migrations } }) => {
    runUntilSignal(async (shutdown) => {
      const settings = readSettings();
      ensureDataDir(settings);
      const urls = await requireReachableDatabaseUrls(settings);
      await prepareDatabase(urls, migrations);
      await assertNoDemoAccounts(urls.ownerUrl, settings);
      const firstAdmin = await startServer(settings, { urls, frontEnd: { root } }, shutdown);
      console.log(formatStartupMessage(settings, { firstAdmin }));
    });
    return undefined;
  },
};
