import { readSettings } from '../../api/src/core/settings/readSettings';
import { formatStartupMessage } from '../../api/src/start/formatStartupMessage';
import { runUntilSignal } from '../../api/src/start/runUntilSignal';
import { listDemoNotes } from './start/listDemoNotes';
import { watchParentProcess } from './start/parentProcess';
import { startProduct } from './start/startProduct';

/** Folder of the builds of `pnpm dev`. */
const devFolder = process.argv[2] === '--dev' ? process.argv[3] : undefined;

runUntilSignal(async ({ shutDown, ...shutdown }) => {
  watchParentProcess(() => void shutDown());
  const settings = readSettings(process.env);
  const firstAdmin = await startProduct(settings, shutdown, {
    built: devFolder ? { root: devFolder, reloadBuilds: true } : undefined,
    onDatabaseLost: ({ message }) => {
      console.error(message);
      void shutDown(1);
    },
  });
  const notes = listDemoNotes(settings);
  console.log(formatStartupMessage(settings, { firstAdmin, notes }));
});
