import { join } from 'node:path';
import { assertPortFree } from '@surco/section/common';
import type { DatabaseUrls } from '../../../api/src/core/settings/databaseUrls';
import type { Settings } from '../../../api/src/core/settings/settings';
import { ensureDataDir } from '../../../api/src/core/settings/ensureDataDir';
import type { FirstAdminState } from '../../../api/src/modules/users';
import type { FrontEndSource } from '../../../api/src/start/startServer';
import type { Shutdown, StopFunctions } from '../../../api/src/start/stopFunctions';
import { buildChanged } from '../build';
import { ROOT } from '../packages';

export interface StartOptions {
  /** Front ends that were built already; by default the changed ones are built now. */
  built?: FrontEndSource | undefined;
  /** Called when the embedded database has died for good; the process should end. */
  onDatabaseLost: (error: Error) => void;
}

async function startDatabase(
  settings: Settings,
  stops: StopFunctions,
  onDatabaseLost: StartOptions['onDatabaseLost'],
): Promise<DatabaseUrls> {
  const { resolveReachableDatabaseUrls } = await import('../../../api/src/start/resolveReachableDatabaseUrls');
  const external = await resolveReachableDatabaseUrls(settings);
  if (external) return external;
  const { startEmbeddedPostgres } = await import('../../../api/src/infrastructure/postgres/embeddedPostgres');
  const server = await startEmbeddedPostgres({ dataDir: settings.dataDir, onGiveUp: onDatabaseLost });
  stops.push(server.stop);
  return server;
}

/**
 * Migrates the schema. Loads the demo data into an empty database, except in production, which refuses demo accounts.
 */
async function fillDatabase(settings: Settings, urls: DatabaseUrls): Promise<void> {
  const [{ prepareDatabase }, { loadDemoData }, { assertNoDemoAccounts }] = await Promise.all([
    import('../../../api/src/prepareDatabase'),
    import('../../../api/src/seed/loadDemoData'),
    import('../../../api/src/seed/assertNoDemoAccounts'),
  ]);
  await prepareDatabase(urls, join(ROOT, 'api', 'migrations'));
  if (settings.production) await assertNoDemoAccounts(urls.ownerUrl, settings);
  else if (await loadDemoData(urls.ownerUrl)) console.log('Loaded the demo data.');
}

async function startLocalDirectory(settings: Settings, stops: StopFunctions): Promise<string | undefined> {
  if (!settings.sso.local) return undefined;
  const [{ startLocalDirectory: startDirectory }, { demoDirectory }] = await Promise.all([
    import('../../../api/src/infrastructure/oidc/localDirectory'),
    import('../../../api/src/seed/accounts'),
  ]);
  const { directoryPort: port, dataDir, publicUrl, sso } = settings;
  const origins = [...new Set([publicUrl, `http://localhost:${settings.port}`])];
  const directory = await startDirectory({
    port,
    dataDir,
    origins,
    clientId: sso.clientId,
    tenantId: sso.tenantId,
    ...demoDirectory,
  });
  stops.push(directory.stop);
  return directory.authorityMetadata;
}

async function buildFrontEnds(stops: StopFunctions): Promise<FrontEndSource> {
  const abort = new AbortController();
  stops.push(async () => abort.abort());
  const built = await buildChanged(abort.signal);
  if (built.length) console.log(`Built what had changed: ${built.join(', ')}.`);
  return { root: ROOT };
}

/**
 * Starts all parts of the product. The data folder and the port are checked first; then the builds, the database and
 * the code of the server start together, because each of them waits for disks and other processes. Each part that runs
 * is added to `stops` at once, so that the caller can stop a start half-way: this ends the builds, too.
 * @returns whether the first administrator exists, was invited or is missing
 * @throws when the data folder, a port or the database cannot be used
 */
export async function startProduct(
  settings: Settings,
  shutdown: Shutdown,
  { built, onDatabaseLost }: StartOptions,
): Promise<FirstAdminState> {
  const { stops } = shutdown;
  ensureDataDir(settings);
  await assertPortFree(settings.port, 'PORT');
  const building = built ? Promise.resolve(built) : buildFrontEnds(stops);
  const loadingServer = import('../../../api/src/start/startServer');
  const starting = [startLocalDirectory(settings, stops), startDatabase(settings, stops, onDatabaseLost)] as const;
  // Each is awaited below; until then a failure must not end the process.
  for (const later of [building, loadingServer]) later.catch(() => undefined);
  // The caller can stop a part only once it has started.
  await Promise.allSettled(starting);
  const [authorityMetadata, urls] = await Promise.all(starting);
  const [frontEnd] = await Promise.all([building, fillDatabase(settings, urls)]);
  const { startServer } = await loadingServer;
  return startServer(settings, { urls, authorityMetadata, frontEnd }, shutdown);
}
