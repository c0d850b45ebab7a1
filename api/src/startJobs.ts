import { defaultFormatSettings, getCalendarDate } from '@surco/shared/domain';
import type { Db } from './core/db/pool';
import { startAuditSealing } from './core/audit/startAuditSealing';
import type { Mailer } from './core/mail/mailer';
import { mailChannel } from './core/mail/enqueueMail';
import { sendQueuedMails } from './core/mail/mailQueue';
import { pushChannel, sendQueuedPushes } from './core/push/pushQueue';
import type { PushSender } from './core/push/pushSender';
import { startJobScheduler } from './infrastructure/jobs/jobScheduler';
import { createJobs, type JobDeps } from './jobs';
import { notifyFailedMails } from './modules/notifications';
import { startQueue } from './startQueue';

export interface JobsOptions {
  /** URL of the server itself, not of a pooler; the scheduler and the queues have connections of their own. */
  url: string;
  /** Maximum number of connections of the scheduler, at least 2. */
  poolSize?: number;
  db: Db;
  mailer: Mailer;
  pushSender: PushSender;
  /** Folder of saved mails, without a mail server. */
  mailFolder: string;
  /** Called for each failure, of which an outage of the database has many. */
  log: (error: unknown, what: string) => void;
  today?: () => string;
}

export interface Jobs {
  stop: () => Promise<void>;
}

/** Starts the scheduled jobs, sends queued mails and pushes as soon as they are committed, and seals the audit log. */
export function startJobs({ url, poolSize = 3, db, mailer, pushSender, mailFolder, log, today }: JobsOptions): Jobs {
  const stopping = new AbortController();
  const deps: JobDeps = {
    db,
    mailer,
    pushSender,
    mailFolder,
    today: today ?? (() => getCalendarDate(defaultFormatSettings.timeZone)),
    onFailure: log,
    onGivenUp: notifyFailedMails,
    signal: stopping.signal,
  };
  const mails = startQueue({ url, channel: mailChannel, onFailure: log, send: () => sendQueuedMails(deps) });
  const pushes = startQueue({ url, channel: pushChannel, onFailure: log, send: () => sendQueuedPushes(deps) });
  const scheduler = startJobScheduler({ url, poolSize }, createJobs(deps), log);
  const sealing = startAuditSealing(db, log);
  return {
    stop: async () => {
      stopping.abort();
      await Promise.all([mails.stop(), pushes.stop(), scheduler.stop(), sealing.stop()]);
    },
  };
}
