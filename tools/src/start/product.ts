import { join } from 'node:path';
import type { Settings } from '../../../api/src/settings';
import { ensureDataDir } from '../../../api/src/settings';
import { buildChanged } from '../build';
import { ROOT } from '../packages';
import { ensurePortFree } from './checks';

export interface Running {
  hasDemo: boolean;
  stop: () => Promise<void>;
}

/** What has been started, to be stopped the other way round. */
type Stops = (() => Promise<void>)[];

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

/** A database with the newest schema, and with demo data when it was empty and this is no production start. */
async function prepareDatabase(settings: Settings, stops: Stops): Promise<string> {
  const url = await openDatabase(settings, stops);
  const [{ migrate }, { loadDemoData }] = await Promise.all([import('../../../api/src/db/migrate'), import('../../../api/src/seed')]);
  await migrate(url, join(ROOT, 'api', 'migrations'));
  if (!settings.production && (await loadDemoData(url))) console.log('Se cargaron los datos de demostración.');
  return url;
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

async function buildFrontEnds(): Promise<void> {
  const { built } = await buildChanged();
  if (built.length) console.log(`Se construyó lo que cambió: ${built.join(', ')}.`);
}

async function serve(settings: Settings, url: string, authorityMetadata: string | undefined, stops: Stops): Promise<void> {
  const [{ buildServer }, { openDb }] = await Promise.all([import('../../../api/src/server'), import('../../../api/src/db/pool')]);
  const db = openDb(url);
  stops.push(() => db.destroy());
  const app = await buildServer(settings, { db, root: ROOT, log: true, ...(authorityMetadata ? { authorityMetadata } : {}) });
  stops.push(() => app.close());
  await app.listen({ port: settings.port, host: '::' }).catch(() => app.listen({ port: settings.port, host: '0.0.0.0' }));
}

/** Waits for all of them even when one fails, so that nothing starts after the clean-up; then the first failure counts. */
async function together<T extends readonly Promise<unknown>[]>(...works: T): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }> {
  await Promise.allSettled(works);
  return Promise.all(works) as Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }>;
}

/** Starts everything; when a part cannot start, those already running are stopped again. */
export async function startProduct(settings: Settings): Promise<Running> {
  const stops: Stops = [];
  try {
    ensureDataDir(settings);
    await ensurePortFree(settings.port, 'PORT');
    if (settings.sso.local) await ensurePortFree(settings.directoryPort, 'DIRECTORY_PORT');
    const [url, authorityMetadata] = await together(prepareDatabase(settings, stops), openDirectory(settings, stops), buildFrontEnds());
    await serve(settings, url, authorityMetadata, stops);
    return { hasDemo: !settings.production, stop: () => stopAll(stops) };
  } catch (error) {
    await stopAll(stops);
    throw error;
  }
}
