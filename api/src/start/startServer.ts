import type { FastifyInstance } from 'fastify';
import { openDb, type Db } from '../core/db/pool';
import type { DatabaseUrls } from '../core/settings/databaseUrls';
import type { Settings } from '../core/settings/settings';
import { createMailer, getMailFolder } from '../infrastructure/mail/mailer';
import { createWebPushSender } from '../infrastructure/push/webPushSender';
import { inviteFirstAdmin, type FirstAdminState } from '../modules/users';
import { buildServer } from '../server';
import { startJobs } from '../startJobs';
import type { StopFunctions } from './stopFunctions';

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

/** The connections of the jobs: those of the requests, or direct ones when these go through a pooler. */
const openJobsDb = ({ databasePool, databaseJobsPoolSize: max }: Settings, { url, directUrl }: DatabaseUrls, db: Db) =>
  directUrl === url ? db : openDb(directUrl, { ...databasePool, max, behindPooler: false, preparesStatements: true });

/** Without an address to listen on, IPv6 with IPv4, or IPv4 alone where there is no IPv6. */
const listenForRequests = (app: FastifyInstance, { host, port }: Settings): Promise<string> =>
  host === undefined
    ? app.listen({ port, host: '::' }).catch(() => app.listen({ port, host: '0.0.0.0' }))
    : app.listen({ port, host });

/**
 * Listens, starts the jobs and invites the first administrator. Each part that runs is added to `stops` at once, so
 * that the caller can stop a start half-way.
 * @returns whether the first administrator exists, was invited or is missing
 */
export async function startServer(
  settings: Settings,
  { urls, authorityMetadata, frontEnd }: ServeOptions,
  stops: StopFunctions,
): Promise<FirstAdminState> {
  const db = openDb(urls.url, settings.databasePool);
  stops.push(() => db.destroy());
  const readDb = settings.databaseReadUrl ? openDb(settings.databaseReadUrl, settings.databasePool) : undefined;
  stops.push(async () => readDb?.destroy());
  const app = await buildServer(settings, {
    db,
    readDb,
    databaseUrl: urls.directUrl,
    ...frontEnd,
    log: true,
    ...(authorityMetadata ? { authorityMetadata } : {}),
  });
  stops.push(() => app.close());
  await listenForRequests(app, settings);
  const log = (err: unknown, what: string) => app.log.warn({ err, what }, 'job failed');
  const mailer = createMailer(settings);
  const pushSender = createWebPushSender({ db, settings });
  const jobsDb = openJobsDb(settings, urls, db);
  if (jobsDb !== db) stops.push(() => jobsDb.destroy());
  const jobs = startJobs({
    url: urls.directUrl,
    poolSize: settings.databaseJobsPoolSize,
    db: jobsDb,
    mailer,
    pushSender,
    mailFolder: getMailFolder(settings.dataDir),
    log,
  });
  stops.push(jobs.stop);
  return inviteFirstAdmin(db, settings);
}
