import { openDb } from '../core/db/pool';
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
  /** URL of a migrated database, with the role of the application. */
  url: string;
  /** Endpoints of the local directory, when there is one. */
  authorityMetadata?: string | undefined;
  frontEnd: FrontEndSource;
}

/**
 * Listens, starts the jobs and invites the first administrator. Each part that runs is added to `stops` at once, so
 * that the caller can stop a start half-way.
 * @returns whether the first administrator exists, was invited or is missing
 */
export async function startServer(
  settings: Settings,
  { url, authorityMetadata, frontEnd }: ServeOptions,
  stops: StopFunctions,
): Promise<FirstAdminState> {
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
