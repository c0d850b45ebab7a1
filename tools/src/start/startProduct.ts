import { join } from 'node:path';
import { ensurePortFree } from '@surco/section/common';
import type { DatabaseUrls } from '../../../api/src/prepareDatabase';
import type { Settings } from '../../../api/src/core/settings/settings';
import { ensureDataDir } from '../../../api/src/core/settings/ensureDataDir';
import type { FirstAdminState } from '../../../api/src/modules/users';
import { buildChanged } from '../build';
import { ROOT } from '../packages';

/** Stops each started part; run in reverse order. */
export type StopFunctions = (() => Promise<void>)[];

/** Stops every part, even when stopping another one fails. */
export async function stopAll(stops: StopFunctions): Promise<void> {
  for (const stop of stops.splice(0).toReversed()) await stop().catch(() => undefined);
}

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
  const { databaseUrl: url, databaseOwnerUrl: ownerUrl = url, dataDir } = settings;
  if (url && ownerUrl) {
    const { assertDatabaseReachable } = await import('../../../api/src/infrastructure/postgres/externalDatabase');
    await assertDatabaseReachable(url, 'DATABASE_URL');
    if (ownerUrl !== url) await assertDatabaseReachable(ownerUrl, 'DATABASE_OWNER_URL');
    return { url, ownerUrl };
  }
  const { startEmbeddedPostgres } = await import('../../../api/src/infrastructure/postgres/embeddedPostgres');
  const server = await startEmbeddedPostgres({ dataDir, onGiveUp: onDatabaseLost });
  stops.push(server.stop);
  return server;
}

/** Migrates the schema and, outside production, loads the demo data into an empty database. */
async function fillDatabase(settings: Settings, urls: DatabaseUrls): Promise<void> {
  const [{ prepareDatabase }, { loadDemoData }] = await Promise.all([
    import('../../../api/src/prepareDatabase'),
    import('../../../api/src/seed/loadDemoData'),
  ]);
  await prepareDatabase(urls, join(ROOT, 'api', 'migrations'));
  if (!settings.production && (await loadDemoData(urls.ownerUrl))) console.log('Loaded the demo data.');
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

async function buildFrontEnds(stops: StopFunctions): Promise<void> {
  const abort = new AbortController();
  stops.push(async () => abort.abort());
  const { built } = await buildChanged('production', abort.signal);
  if (built.length) console.log(`Built what had changed: ${built.join(', ')}.`);
}

/** The folder of the front-end builds, and whether they change while they are served. */
export interface FrontEndSource {
  root: string;
  reloadBuilds?: boolean;
}

interface ServeOptions {
  url: string;
  authorityMetadata: string | undefined;
  frontEnd: FrontEndSource;
}

async function startServer(
  settings: Settings,
  { url, authorityMetadata, frontEnd }: ServeOptions,
  stops: StopFunctions,
): Promise<FirstAdminState> {
  const [
    { buildServer },
    { openDb },
    { startJobs },
    { createMailer, getMailFolder },
    { createWebPushSender },
    { inviteFirstAdmin },
  ] = await Promise.all([
    import('../../../api/src/server'),
    import('../../../api/src/core/db/pool'),
    import('../../../api/src/startJobs'),
    import('../../../api/src/infrastructure/mail/mailer'),
    import('../../../api/src/infrastructure/push/webPushSender'),
    import('../../../api/src/modules/users'),
  ]);
  const db = openDb(url);
  stops.push(() => db.destroy());
  const app = await buildServer(settings, {
    db,
    databaseUrl: url,
    ...frontEnd,
    log: true,
    ...(authorityMetadata ? { authorityMetadata } : {}),
  });
  stops.push(() => app.close());
  await app
    .listen({ port: settings.port, host: '::' })
    .catch(() => app.listen({ port: settings.port, host: '0.0.0.0' }));
  const log = (err: unknown, what: string) => app.log.warn({ err, what }, 'job failed');
  const mailer = createMailer(settings);
  const pushSender = createWebPushSender({ db, settings });
  stops.push(startJobs({ url, db, mailer, pushSender, mailFolder: getMailFolder(settings.dataDir), log }).stop);
  return inviteFirstAdmin({ db, mailer }, settings);
}

/**
 * Starts all parts of the product. Settings are validated before any build, and each part that runs is added to
 * `stops` at once, so that the caller can stop a start half-way.
 * @returns whether the first administrator exists, was invited or is missing
 * @throws StartError when a setting cannot work
 */
export async function startProduct(
  settings: Settings,
  stops: StopFunctions,
  { built, onDatabaseLost }: StartOptions,
): Promise<FirstAdminState> {
  ensureDataDir(settings);
  await ensurePortFree(settings.port, 'PORT');
  const authorityMetadata = await startLocalDirectory(settings, stops);
  const urls = await startDatabase(settings, stops, onDatabaseLost);
  await Promise.all([fillDatabase(settings, urls), built ? undefined : buildFrontEnds(stops)]);
  return startServer(settings, { url: urls.url, authorityMetadata, frontEnd: built ?? { root: ROOT } }, stops);
}
