import { join } from 'node:path';
import { readSettings } from '../../api/src/core/settings/readSettings';
import { prepareDatabase } from '../../api/src/prepareDatabase';
import { loadDemoData } from '../../api/src/seed/loadDemoData';
import { resolveReachableDatabaseUrls } from '../../api/src/start/resolveReachableDatabaseUrls';
import { runUntilSignal } from '../../api/src/start/runUntilSignal';
import { startServer } from '../../api/src/start/startServer';
import { ROOT } from '../src/packages';

/** The API with its jobs, as a production start runs it, but with demo data, and with pages on request. */
runUntilSignal(async (shutdown) => {
  const settings = readSettings(process.env);
  const urls = await resolveReachableDatabaseUrls(settings);
  if (!urls) throw new Error('DATABASE_URL is missing.');
  await prepareDatabase(urls, join(ROOT, 'api', 'migrations'));
  await loadDemoData(urls.ownerUrl);
  const pages = process.argv.includes('--pages') ? { frontEnd: { root: ROOT } } : {};
  await startServer(settings, { urls, ...pages }, shutdown);
});
