import { join } from 'node:path';
import type { Settings } from '../../../api/src/settings';
import { ensureDataDir } from '../../../api/src/settings';
import type { FirstAdmin } from '../../../api/src/modules/users/firstAdmin';
import { buildChanged } from '../build';
import { ROOT } from '../packages';
import { ensurePortFree } from './checks';

/** What has been started, to be stopped the other way round. */
export type Stops = (() => Promise<void>)[];

/** Every part is stopped even when another fails to. */
export async function stopAll(stops: Stops): Promise<void> {
  for (const stop of stops.splice(0).toReversed()) await stop().catch(() => undefined);
}

async function openDatabase(settings: Settings, stops: Stops): Promise<string> {
  if (settings.databaseUrl) {
    const { ensureDatabase } = await import('../../../api/src/embedded/ownDatabase');
    await ensureDatabase(settings.databaseUrl);
    return settings.databaseUrl;
  }
  const { startEmbeddedPostgres } = await import('../../../api/src/embedded/postgres');
  const server = await startEmbeddedPostgres(settings);
  stops.push(server.stop);
  return server.url;
}

/** Brings the newest schema, and demo data when the database was empty and this is no production start. */
async function prepareDatabase(settings: Settings, url: string): Promise<void> {
  const [{ migrate }, { loadDemoData }] = await Promise.all([
    import('../../../api/src/db/migrate'),
    import('../../../api/src/seed'),
  ]);
  await migrate(url, join(ROOT, 'api', 'migrations'));
  if (!settings.production && (await loadDemoData(url))) console.log('Se cargaron los datos de demostración.');
}

async function openDirectory(settings: Settings, stops: Stops): Promise<string | undefined> {
  if (!settings.sso.local) return undefined;
  const { startDirectory } = await import('../../../api/src/embedded/directory');
  const { directoryPort: port, dataDir, publicUrl, sso } = settings;
  const origins = [...new Set([publicUrl, `http://localhost:${settings.port}`])];
  const directory = await startDirectory({ port, dataDir, origins, clientId: sso.clientId, tenantId: sso.tenantId });
  stops.push(directory.stop);
  return directory.authorityMetadata;
}

async function buildFrontEnds(stops: Stops): Promise<void> {
  const end = new AbortController();
  stops.push(async () => end.abort());
  const { built } = await buildChanged('production', end.signal);
  if (built.length) console.log(`Se construyó lo que cambió: ${built.join(', ')}.`);
}

/** Where the pages come from: the checkout's own builds, or a folder whose builds change while they are served. */
export interface Pages {
  root: string;
  fresh?: boolean;
}

interface Served {
  url: string;
  authorityMetadata: string | undefined;
  pages: Pages;
}

async function serve(settings: Settings, { url, authorityMetadata, pages }: Served, stops: Stops): Promise<FirstAdmin> {
  const [{ buildServer }, { openDb }, { startJobs }, { createMailer }, { inviteFirstAdmin }] = await Promise.all([
    import('../../../api/src/server'),
    import('../../../api/src/db/pool'),
    import('../../../api/src/modules/jobs/start'),
    import('../../../api/src/embedded/mail'),
    import('../../../api/src/modules/users/firstAdmin'),
  ]);
  const db = openDb(url);
  stops.push(() => db.destroy());
  const app = await buildServer(settings, {
    db,
    databaseUrl: url,
    ...pages,
    log: true,
    ...(authorityMetadata ? { authorityMetadata } : {}),
  });
  stops.push(() => app.close());
  await app
    .listen({ port: settings.port, host: '::' })
    .catch(() => app.listen({ port: settings.port, host: '0.0.0.0' }));
  const log = (err: unknown, what: string) => app.log.warn({ err, what }, 'job failed');
  const mailer = createMailer(settings);
  stops.push(startJobs({ url, db, mailer, log }).stop);
  return inviteFirstAdmin({ db, mailer }, settings);
}

/**
 * Starts everything. What can be wrong with a setting is found before anything is built, and each part that runs is
 * added to `stops` at once, so that the caller can end a start half-way.
 */
export async function startProduct(settings: Settings, stops: Stops, built?: Pages): Promise<FirstAdmin> {
  ensureDataDir(settings);
  await ensurePortFree(settings.port, 'PORT');
  const authorityMetadata = await openDirectory(settings, stops);
  const url = await openDatabase(settings, stops);
  await Promise.all([prepareDatabase(settings, url), built ? undefined : buildFrontEnds(stops)]);
  return serve(settings, { url, authorityMetadata, pages: built ?? { root: ROOT } }, stops);
}
