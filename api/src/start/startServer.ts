import { setTimeout as wait } from 'node:timers/promises';
import { openDb, type Db, type DbOptions } from '../core/db/pool';
import { createDrain } from '../core/http/shutdown/drain';
import { createWarning } from '../core/logging/createWarning';
import { describeFormerSections } from '../core/sections/describeFormerSections';
import { describeMisfits } from '../core/sections/describeMisfits';
import { createSectionStore, getCopiesFolder } from '../core/sections/sectionStore';
import type { DatabaseUrls } from '../core/settings/databaseUrls';
import type { Settings } from '../core/settings/settings';
import { waitAtMost } from '../core/waitAtMost';
import { createMailer, getMailFolder } from '../infrastructure/mail/mailer';
import { createWebPushSender } from '../infrastructure/push/webPushSender';
import { storeBundledBuilds } from '../modules/sections';
import { inviteFirstAdmin, type FirstAdminState } from '../modules/users';
import { buildServer } from '../server';
import { startJobs, type Jobs } from '../startJobs';
import { startMetrics } from './startMetrics';
import { startTracing } from './startTracing';
import type { Shutdown } from './stopFunctions';
import type { FastifyInstance } from 'fastify';
import { getErrorCode } from '../core/getErrorCode';
import { StartError } from '../core/settings/startError';

type ListenSettings = Pick<Settings, 'host' | 'port'>;

/** Why a port cannot be opened, by code of Node's error. */
const explanations: Readonly<Record<string, (settings: ListenSettings) => string>> = {
  EADDRINUSE: ({ port }) => `Port ${port} is in use: stop the program that uses it or set another one in PORT.`,
  EACCES: ({ port }) => `Port ${port} is not allowed for this user: set one above 1023 in PORT.`,
  EADDRNOTAVAIL: ({ host }) => `${host} is no address of this machine: set another one in HOST.`,
  ENOTFOUND: ({ host }) => `${host} is no address of this machine: set another one in HOST.`,
};

/** Codes of a machine without IPv6. */
const noIpv6Codes = ['EAFNOSUPPORT', 'EADDRNOTAVAIL'];

/** Without an address to listen on, IPv6 with IPv4, or IPv4 alone where there is no IPv6. */
async function listen(app: FastifyInstance, { host, port }: ListenSettings): Promise<void> {
  try {
    await app.listen({ port, host: host ?? '::' });
  } catch (error) {
    if (host !== undefined || !noIpv6Codes.includes(getErrorCode(error))) throw error;
    await app.listen({ port, host: '0.0.0.0' });
  }
}

/** Listens on the port of the settings. @throws StartError when it cannot be opened */
export async function listenForRequests(app: FastifyInstance, settings: ListenSettings): Promise<void> {
  try {
    await listen(app, settings);
  } catch (error) {
    const explain = explanations[getErrorCode(error)];
    throw explain ? new StartError(explain(settings)) : error;
  }
}

/** The folder of the front-end builds, and whether they change while they are served. */
export interface FrontEndSource {
  root: string;
  reloadBuilds?: boolean;
}

interface ServeOptions {
  /** URLs of a migrated database. */
  urls: DatabaseUrls;
  /** Endpoints of the local directory, when there is one. */
  authorityMetadata?: string | undefined;
  /** Absent: the API alone. */
  frontEnd?: FrontEndSource;
}

/** The jobs share the connections of the requests, or have direct ones when these go through a pooler. */
const getJobsDbOptions = (
  { databasePool, databaseJobsPoolSize: max }: Settings,
  { url, directUrl }: DatabaseUrls,
): DbOptions | undefined =>
  directUrl === url ? undefined : { ...databasePool, max, behindPooler: false, preparesStatements: true };

/** PostgreSQL ends what a connection does when the process ends, so a slow statement need not delay it. */
const databaseCloseMs = 1_000;

/**
 * Creates the function that opens a pool. The shutdown closes all of them at once.
 * @param stopTracing sends the last spans at the same time
 */
function createDbOpener(
  { stops }: Shutdown,
  stopTracing: () => Promise<void>,
): (url: string, options: DbOptions) => Db {
  const opened: Db[] = [];
  const close = () => waitAtMost(databaseCloseMs, Promise.all(opened.map((db) => db.destroy())));
  stops.push(async () => void (await Promise.all([close(), stopTracing()])));
  return (url, options) => {
    const db = openDb(url, options);
    opened.push(db);
    return db;
  };
}

/**
 * Listens, starts the jobs and invites the first administrator. Each part that runs is added to `shutdown` at once, so
 * that the caller can stop a start half-way.
 * @returns whether the first administrator exists, was invited or is missing
 */
export async function startServer(
  settings: Settings,
  { urls, authorityMetadata, frontEnd }: ServeOptions,
  shutdown: Shutdown,
): Promise<FirstAdminState> {
  const openStoppableDb = createDbOpener(shutdown, await startTracing(settings));
  const db = openStoppableDb(urls.url, settings.databasePool);
  const replicaDb = settings.databaseReadUrl
    ? openStoppableDb(settings.databaseReadUrl, settings.databasePool)
    : undefined;
  const jobsDbOptions = getJobsDbOptions(settings, urls);
  const jobsDb = jobsDbOptions ? openStoppableDb(urls.directUrl, jobsDbOptions) : db;
  await startMetrics(settings, { db, replicaDb, jobsDb }, shutdown.stops);
  const drain = createDrain();
  const app = await buildServer(settings, {
    db,
    replicaDb,
    databaseUrl: urls.directUrl,
    ...frontEnd,
    drain,
    log: true,
    ...(authorityMetadata ? { authorityMetadata } : {}),
  });
  let jobs: Jobs | undefined;
  let storing: Promise<void> | undefined;
  // Settled: a part that fails must not let the pools close under the others.
  shutdown.stops.push(async () => void (await Promise.allSettled([app.close(), jobs?.stop(), storing])));
  const formerSections = await describeFormerSections({ dataDir: settings.dataDir, databaseUrl: urls.directUrl });
  if (formerSections) app.log.warn(formerSections);
  for (const misfit of frontEnd ? await describeMisfits(urls.directUrl, frontEnd.root) : []) app.log.warn(misfit);
  await listenForRequests(app, settings);
  shutdown.drains.push(() => {
    drain.begin();
    return wait(settings.drainSeconds * 1_000);
  });
  const warn = createWarning(app);
  const log = (err: unknown, what: string) => warn(err, `job failed: ${what}`);
  const mailer = createMailer(settings);
  const pushSender = createWebPushSender({ db, settings });
  // Without a connection that listens: it reads the releases each time.
  const sectionStore = createSectionStore(jobsDb, {
    folder: getCopiesFolder(settings.dataDir),
    databaseUrl: undefined,
    warn,
  });
  // Not awaited: nobody needs it for a page, and a database that takes no writes is used as it is.
  if (frontEnd && !frontEnd.reloadBuilds)
    storing = storeBundledBuilds({ db: jobsDb, sectionStore }, frontEnd.root).catch((error: unknown) =>
      warn(error, 'the sections of the bundle are not stored: they are served from its folder'),
    );
  jobs = startJobs({
    url: urls.directUrl,
    concurrency: settings.databaseJobsPoolSize,
    db: jobsDb,
    mailer,
    pushSender,
    mailFolder: getMailFolder(settings.dataDir),
    sectionStore,
    root: frontEnd?.root,
    log,
  });
  return inviteFirstAdmin(db, settings);
}
